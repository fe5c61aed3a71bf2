import { useQueryClient } from '@tanstack/react-query'
import { loginHref } from '#features/auth/login-href.ts'
import { CallFailed, apiCalls } from '#platform/web/call.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { tellFailure, useAction } from '#platform/web/use-action.ts'
import type { MyWish, wishes } from '../contract.ts'
import { myWishes, newestMatches } from './wish-queries.ts'

const call = apiCalls<typeof wishes>()

const failures = { pause: 'Wish Not Changed', delete: 'Wish Not Deleted' } as const

/** The actions on a wish in the list, each one press. */
export function useWish({ id, isActive: wasActive }: Pick<MyWish, 'id' | 'isActive'>, onDeleted: () => void) {
  const client = useQueryClient()
  const change = (to: (before: readonly MyWish[]) => MyWish[]): void => {
    client.setQueryData(myWishes.queryKey, (before = []) => to(before))
    client.removeQueries({ queryKey: newestMatches.queryKey })
  }
  async function pause(): Promise<void> {
    const { isActive } = await call('PUT /api/wishes/:id', { params: { id }, body: { isActive: !wasActive } })
    change((before) => before.map((wish) => (wish.id === id ? { ...wish, isActive } : wish)))
    toast({ title: isActive ? 'Wish Resumed' : 'Wish Paused' })
  }
  async function remove(): Promise<void> {
    await call('DELETE /api/wishes/:id', { params: { id } })
    change((before) => before.filter((wish) => wish.id !== id))
    toast({ title: 'Wish Deleted' })
    onDeleted()
  }
  return useAction(
    (wanted: keyof typeof failures) => (wanted === 'pause' ? pause() : remove()),
    async (error, wanted) => {
      tellFailure({ title: failures[wanted], loginUrl: () => loginHref('/wishes') }, error)
      // The wish was deleted in another window, so the list is reloaded.
      if (error instanceof CallFailed && error.status === 404) await client.invalidateQueries({ queryKey: myWishes.queryKey })
    },
  )
}
