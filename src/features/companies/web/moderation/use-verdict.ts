import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailed, apiCalls } from '#platform/web/call.ts'
import { sentenceOf } from '#platform/web/sentence-of.ts'
import { toast } from '#platform/web/ui/toast.ts'
import type { companyRatings, Verdict } from '../../rating-contract.ts'
import { apiQuery } from '#platform/web/api-queries.ts'

export const waitingRatings = apiQuery<typeof companyRatings>()('GET /api/admin/company-ratings', {})

const call = apiCalls<typeof companyRatings>()

const done = { published: 'Rating Published', refused: 'Rating Declined' } as const

export function useVerdict(ratingId: string) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  async function decide(status: Verdict['status'], reason = ''): Promise<void> {
    setBusy(true)
    try {
      await call('PUT /api/admin/company-ratings/:ratingId', { params: { ratingId }, body: { status, reason } })
      toast({ title: done[status] })
      client.setQueryData(waitingRatings.queryKey, (before) => before?.filter(({ id }) => id !== ratingId))
    } catch (error) {
      toast({ title: 'Could Not Save the Decision', text: sentenceOf(error), isAlert: true })
      // It may have been replaced or removed meanwhile.
      if (error instanceof CallFailed && error.code === 'notFound') void client.invalidateQueries(waitingRatings)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, decide }
}
