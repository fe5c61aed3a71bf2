import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useQueueFilter } from '#features/moderation/web/queue-filter.ts'
import { useQueueRefresh } from '#features/moderation/web/queue-queries.ts'
import { CallFailed, apiCalls } from '#platform/web/call.ts'
import { readForm } from '#platform/web/read-form.ts'
import { FormButtons } from '#platform/web/ui/form-buttons.tsx'
import { TextAreaField } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { tellFailure } from '#platform/web/use-action.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import type { PaymentCase, paymentModeration } from '../../staff-contract.ts'
import { openCases } from './staff-queries.ts'

const call = apiCalls<typeof paymentModeration>()
const fetchClosing = async () => (await import('../../staff-contract.ts')).CaseClosing

/** Closes a case. The note says what was done and is added to the staff log. */
export function CloseCaseForm({ of: { id, paymentId }, onCancel }: { readonly of: PaymentCase; readonly onCancel: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const { errors, isBusy, onSubmit, onInput } = useClosing(id, paymentId)
  return (
    <form
      noValidate
      aria-label={`Close the case of ${paymentId}`}
      className="grid max-w-prose gap-3"
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <TextAreaField
        ref={field}
        label="What was done, for the staff log"
        name="note"
        rows={3}
        maxLength={500}
        error={errors['note']}
      />
      <FormButtons look="outline" isBusy={isBusy} onCancel={onCancel}>
        Close case
      </FormButtons>
    </form>
  )
}

function useClosing(id: string, paymentId: string) {
  const client = useQueryClient()
  const list = openCases(useQueueFilter())
  const refresh = useQueueRefresh('payments')
  const leave = (): unknown => client.setQueryData(list.queryKey, (before) => before?.filter((one) => one.id !== id))
  return useFormSubmit(
    async (form) => {
      await call('PUT /api/admin/payment-cases/:caseId', { params: { caseId: id }, body: await readForm(fetchClosing, form) })
      toast({ title: 'Case Closed', text: paymentId })
      leave()
      await refresh()
    },
    (error) => {
      tellFailure({ title: 'Not Closed' }, error)
      if (error instanceof CallFailed && error.code === 'closed') leave()
      void refresh()
    },
  )
}
