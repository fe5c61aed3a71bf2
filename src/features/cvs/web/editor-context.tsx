import { createContext, use } from 'react'

/** Data for steps that both builders share; null in the anonymous builder. */
export type CvEditor = {
  /** The server's revision: thumbnails are reloaded when it changes. */
  readonly savedAt: string | null
}

export const EditorContext = createContext<CvEditor | null>(null)

export function useEditor(): CvEditor | null {
  return use(EditorContext)
}
