import { useSyncExternalStore } from 'react'
import { pendingWish } from './wish-queries.ts'

const never = (): (() => void) => () => {}

/** Explains why the sign-in is shown after making a wish. Only the browser knows that there is one. */
export function WishWaiting() {
  const isWaiting = useSyncExternalStore(never, pendingWish.has, () => false)
  return isWaiting && <p className="pb-3 text-soft">Your wish is saved. Sign in and we'll submit it for you.</p>
}
