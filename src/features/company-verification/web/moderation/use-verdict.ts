import { useQueryClient } from '@tanstack/react-query'
import { useQueueFilter } from '#features/moderation/web/queue-filter.ts'
import { useQueueRefresh } from '#features/moderation/web/queue-queries.ts'
import { buttonFailure } from '#features/staff/web/signed-out.ts'
import { CallFailed, apiCalls } from '#platform/web/call.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { tellFailure } from '#platform/web/use-action.ts'
import type { QueuedVerification, verificationModeration, VerificationVerdict } from '../../moderation-contract.ts'
import { waitingVerifications } from '../verification-queries.ts'

const call = apiCalls<typeof verificationModeration>()

/** The decision: `decide` sends it, `onFailure` reports a failure. */
export function useVerdict({ id, companyName }: QueuedVerification) {
  const client = useQueryClient()
  const list = waitingVerifications(useQueueFilter())
  const refresh = useQueueRefresh('company-verifications')
  const leave = (): unknown => client.setQueryData(list.queryKey, (before) => before?.filter((one) => one.id !== id))
  return {
    decide: async (body: VerificationVerdict): Promise<void> => {
      await call('PUT /api/admin/company-verifications/:verificationId', { params: { verificationId: id }, body })
      toast({ title: body.status === 'approved' ? `${companyName} is verified` : `${companyName} was declined` })
      leave()
      await refresh()
    },
    onFailure: (error: Error, isTyped = true): void => {
      tellFailure(isTyped ? { title: 'Not Decided' } : buttonFailure('Not Decided'), error)
      // Somebody else has decided, or the company has withdrawn the request.
      if (error instanceof CallFailed && error.code === 'decided') leave()
      void refresh()
    },
  }
}
