import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { loginHref } from '#features/auth/login-href.ts'
import { CallFailed, apiCalls } from '#platform/web/call.ts'
import { logInAgain } from '#platform/web/logged-out.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { sentenceOf } from '#platform/web/sentence-of.ts'
import type { MyWish, wishes } from '../contract.ts'
import { myWishes, newestMatches } from './wish-queries.ts'

const call = apiCalls<typeof wishes>()

/** The actions on a wish in the list: one click each. */
export function useWishes() {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const change = (to: (before: readonly MyWish[]) => MyWish[]): void => {
    client.setQueryData(myWishes.queryKey, (before = []) => to(before))
    client.removeQueries({ queryKey: newestMatches.queryKey })
  }
  /** True when it is done. */
  async function run(failed: string, work: () => Promise<void>): Promise<boolean> {
    setBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      if (error instanceof CallFailed && error.status === 401) logInAgain(loginHref('/wishes'))
      else toast({ title: failed, text: sentenceOf(error), isAlert: true })
      // Deleted in another window: the list must show it from now on.
      if (error instanceof CallFailed && error.status === 404) await client.invalidateQueries({ queryKey: myWishes.queryKey })
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    pause: (id: string, isPaused: boolean): Promise<boolean> =>
      run('Wish Not Changed', async () => {
        const { isActive } = await call('PUT /api/wishes/:id', { params: { id }, body: { isActive: !isPaused } })
        change((before) => before.map((wish) => (wish.id === id ? { ...wish, isActive } : wish)))
        toast({ title: isActive ? 'Wish Resumed' : 'Wish Paused' })
      }),
    remove: (id: string): Promise<boolean> =>
      run('Wish Not Deleted', async () => {
        await call('DELETE /api/wishes/:id', { params: { id } })
        change((before) => before.filter((wish) => wish.id !== id))
        toast({ title: 'Wish Deleted' })
      }),
  }
}
