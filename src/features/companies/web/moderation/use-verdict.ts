import { useQueryClient } from '@tanstack/react-query'
import type { FilterInAddress } from '#features/moderation/web/queue-filter.ts'
import { useQueueRefresh } from '#features/moderation/web/queue-queries.ts'
import { buttonFailure } from '#features/staff/web/signed-out.ts'
import { CallFailed, apiCalls } from '#platform/web/call.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { tellFailure } from '#platform/web/use-action.ts'
import type { companyRatings, QueuedRating, Verdict } from '../../rating-contract.ts'
import { apiQuery } from '#platform/web/api-queries.ts'

export const waitingRatings = (filter: FilterInAddress) =>
  apiQuery<typeof companyRatings>()('GET /api/admin/company-ratings', { query: filter })

const call = apiCalls<typeof companyRatings>()

const done = { published: 'Rating Published', refused: 'Rating Declined' } as const

export const publishedRatings = (company: string) =>
  apiQuery<typeof companyRatings>()('GET /api/admin/company-ratings', { query: { status: 'published', company } })

type RatingList = ReturnType<typeof waitingRatings>

/** The decision about a rating: `decide` sends it, `onFailure` reports a failure. `list` is the list that shows the rating. */
export function useVerdict({ id: ratingId, status: from }: QueuedRating, list: RatingList) {
  const client = useQueryClient()
  const refresh = useQueueRefresh('company-ratings')
  return {
    async decide(status: Verdict['status'], reason = ''): Promise<void> {
      await call('PUT /api/admin/company-ratings/:ratingId', { params: { ratingId }, body: { from, status, reason } })
      toast({ title: done[status] })
      client.setQueryData(list.queryKey, (before) => before?.filter(({ id }) => id !== ratingId))
      await refresh()
    },
    onFailure(error: Error, isTyped = true): void {
      const title = 'Could Not Save the Decision'
      tellFailure(isTyped ? { title } : buttonFailure(title), error)
      // The rating may have been replaced, deleted or decided meanwhile.
      if (error instanceof CallFailed && (error.code === 'notFound' || error.code === 'decided'))
        void client.invalidateQueries(list)
      void refresh()
    },
  }
}
