import { createContext, use } from 'react'

/** What only the signed-in builder has, for steps that the free one shares: null there. */
export type CvEditor = {
  /** The stamp of what the server has: pictures of it are asked for anew when it changes. */
  readonly savedAt: string | null
}

export const EditorContext = createContext<CvEditor | null>(null)

export function useEditor(): CvEditor | null {
  return use(EditorContext)
}
