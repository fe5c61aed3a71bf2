import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => {}

/** False on the server and during hydration, then true. Forms that need scripts wait for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
