import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => {}

/** False on the server and until hydration. A form that needs scripts waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
