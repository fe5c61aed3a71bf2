import { useEffect } from 'react'
import { CallFailed, apiCalls } from '#platform/web/call.ts'
import { toast } from '#platform/web/ui/toast.ts'
import type { wishes } from '../contract.ts'
import { pendingWish } from './wish-queries.ts'
import { wishFailed, wishSubmitted } from './wish-messages.ts'

const call = apiCalls<typeof wishes>()

/** Renders nothing. On the home screen of a signed-in user it submits the wish that was made before signing in. */
export function PendingWish({ onSubmitted }: { readonly onSubmitted: () => void }) {
  useEffect(() => void submitKept(onSubmitted), [onSubmitted])
  return null
}

async function submitKept(onSubmitted: () => void): Promise<void> {
  const wish = pendingWish.take()
  if (!wish) return
  try {
    await call('POST /api/wishes', { body: wish })
    toast(wishSubmitted)
    onSubmitted()
  } catch (error) {
    // Without an answer of the server, it is tried again at the next visit.
    if (!(error instanceof CallFailed) || error.status >= 500) pendingWish.keep(wish)
    toast(wishFailed(error))
  }
}
