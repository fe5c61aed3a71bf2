import { useEffect } from 'react'
import { CallFailed, calling } from '#platform/web/call.ts'
import { toast } from '#platform/web/ui/toast.ts'
import type { wishes } from '../contract.ts'
import { keptWish } from './keep-wish.ts'
import { wishFailed, wishSubmitted } from './wish-messages.ts'

const call = calling<typeof wishes>()

/** Shows nothing. Stands on the home of whoever is signed in, and submits what was wished for before signing in. */
export function KeptWish() {
  useEffect(() => void submitKept(), [])
  return null
}

async function submitKept(): Promise<void> {
  const wish = keptWish.take()
  if (!wish) return
  try {
    await call('POST /api/wishes', { body: wish })
    toast(wishSubmitted)
  } catch (error) {
    // Not refused, only not heard: it is tried again on the next visit.
    if (!(error instanceof CallFailed) || error.status >= 500) keptWish.keep(wish)
    toast(wishFailed(error))
  }
}
