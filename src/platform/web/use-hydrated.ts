import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => {}

/** False on the server and until the scripts have taken over. A form that only scripts can send waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
