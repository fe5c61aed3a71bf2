import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '#platform/web/api-queries.ts'
import { apiCalls } from '#platform/web/call.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import type { jobPosting, PostingState, PostingStep, PostingSummary } from '../contract.ts'

const ask = apiQuery<typeof jobPosting>()
const call = apiCalls<typeof jobPosting>()

const list = 'GET /api/employer/postings'
const pageSize = 20

export const postingsFor = ({ state, page }: { readonly state: PostingState | ''; readonly page: number }) =>
  ask(list, { query: { page: String(page), limit: String(pageSize), ...(state ? { state } : {}) } })
export const isLastPage = (count: number): boolean => count < pageSize
export const postingFor = (postingId: string) => ask('GET /api/employer/postings/:postingId', { params: { postingId } })
/** The open postings, for a select. */
export const openPostings = ask(list, { query: { page: '1', limit: '100', state: 'open' } })
/** The company and the room in its plan, which are part of every list. */
export const postingStanding = ask(list, { query: { page: '1', limit: '1' } })

/** Invalidates the loaded postings after a change of state. */
export async function forgetPostings(client: QueryClient, postingId: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [list] }),
    client.invalidateQueries({ queryKey: postingFor(postingId).queryKey }),
  ])
}

const done: Readonly<Record<PostingStep['action'], string>> = {
  withdraw: 'Back among your drafts',
  pause: 'Paused. The applicants are told',
  resume: 'Open again',
  renew: 'Renewed',
  confirm: 'Confirmed',
  close: 'Closed. The applicants are told',
}

/** The steps of a posting, except writing and publishing. */
export function usePostingStep(postingId: string) {
  const client = useQueryClient()
  return useAction(
    async (body: PostingStep): Promise<PostingSummary> => {
      const summary = await call('PUT /api/employer/postings/:postingId/state', { params: { postingId }, body })
      toast({ title: done[body.action] })
      await forgetPostings(client, postingId)
      return summary
    },
    { title: 'Nothing Was Changed' },
  )
}

export function useDeleteDraft(postingId: string, onDeleted: () => void) {
  const client = useQueryClient()
  return useAction(
    async () => {
      await call('DELETE /api/employer/postings/:postingId', { params: { postingId } })
      toast({ title: 'The draft has been deleted' })
      await client.invalidateQueries({ queryKey: [list] })
      onDeleted()
    },
    { title: 'The Draft Was Not Deleted' },
  )
}
