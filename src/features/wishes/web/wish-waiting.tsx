import { useSyncExternalStore } from 'react'
import { pendingWish } from './pending-wish-storage.ts'

const never = (): (() => void) => () => {}

/** Says to anyone who has just wished why the sign-in has come instead. Only the browser knows. */
export function WishWaiting() {
  const isWaiting = useSyncExternalStore(never, pendingWish.has, () => false)
  return isWaiting && <p className="pb-3 text-soft">Your wish is kept. It is submitted as soon as you have signed in.</p>
}
