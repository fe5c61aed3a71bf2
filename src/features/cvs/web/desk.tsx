import { createContext, use } from 'react'

/** What only the signed-in builder has, for steps that the free one shares: null there. */
export type Desk = {
  /** The stamp of what the server has: pictures of it are asked for anew when it changes. */
  readonly savedAt: string | null
}

export const DeskContext = createContext<Desk | null>(null)

export function useDesk(): Desk | null {
  return use(DeskContext)
}
