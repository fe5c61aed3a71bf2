import { createContext, use } from 'react'

/** Data of the signed-in builder for steps that the anonymous one shares: null there. */
export type CvEditor = {
  /** The server's revision: thumbnails are loaded again when it changes. */
  readonly savedAt: string | null
}

export const EditorContext = createContext<CvEditor | null>(null)

export function useEditor(): CvEditor | null {
  return use(EditorContext)
}
