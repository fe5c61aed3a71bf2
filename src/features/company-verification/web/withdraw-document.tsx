import { useQueryClient } from '@tanstack/react-query'
import { apiCalls } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { verification } from '../contract.ts'
import { verificationState } from './verification-queries.ts'

const call = apiCalls<typeof verification>()

export function WithdrawDocument() {
  const client = useQueryClient()
  const isHydrated = useHydrated()
  const { isBusy, run } = useAction(
    async () => {
      client.setQueryData(verificationState.queryKey, await call('DELETE /api/employer/verification/documents', {}))
      toast({ title: 'Document Withdrawn' })
    },
    { title: 'Document Not Withdrawn' },
  )
  return (
    <Button look="quiet" className="-ml-4" isBusy={isBusy} disabled={!isHydrated} onClick={() => run()}>
      Withdraw it
    </Button>
  )
}
