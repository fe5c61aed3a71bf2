import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { dateText, timeText } from '#platform/contract/dates.ts'
import { CallFailed, apiCalls } from '#platform/web/call.ts'
import { readForm } from '#platform/web/read-form.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { TextAreaField } from '#platform/web/ui/field.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { tellFailure } from '#platform/web/use-action.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { rupeesText } from '../../rules.ts'
import type { PaymentCase, paymentModeration } from '../../staff-contract.ts'
import { caseHints, caseNames, openCases } from './staff-queries.ts'

const call = apiCalls<typeof paymentModeration>()
const fetchClosing = async () => (await import('../../staff-contract.ts')).CaseClosing

export function PaymentQueue() {
  const { data: cases } = useSuspenseQuery(openCases)
  if (cases.length === 0)
    return (
      <EmptyState title="No payments need a person">Disputes, failed refunds and unmatched payments will appear here.</EmptyState>
    )
  return (
    <ul aria-label="Payments that need a person" className="grid gap-4">
      {cases.map((one) => (
        <li key={one.id}>
          <OpenCase of={one} />
        </li>
      ))}
    </ul>
  )
}

const at = (iso: string): string => `${dateText(iso)}, ${timeText(iso)}`

function OpenCase({ of }: { readonly of: PaymentCase }) {
  const [isClosing, setClosing] = useState(false)
  const isHydrated = useHydrated()
  return (
    <Card className="grid gap-3">
      <CaseFacts of={of} />
      {isClosing ? (
        <CloseForm of={of} onCancel={() => setClosing(false)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <ButtonLink look="outline" to={`/admin/payments?reference=${of.paymentId}#payment`} aria-label={`Open ${of.paymentId}`}>
            Open payment
          </ButtonLink>
          <Button
            look="secondary"
            disabled={!isHydrated}
            aria-label={`Close the case of ${of.paymentId}`}
            onClick={() => setClosing(true)}
          >
            Close case
          </Button>
        </div>
      )}
    </Card>
  )
}

function CaseFacts({ of: { kind, detail, amountPaise, paymentId, orderId, openedAt, respondBy } }: { readonly of: PaymentCase }) {
  const rows = [
    ['Amount', rupeesText(amountPaise)],
    ['Payment', paymentId],
    ['Order', orderId],
    ['Since', at(openedAt)],
    ...(detail ? [['Provider', detail] as const] : []),
  ]
  return (
    <>
      <h2 className="flex flex-wrap items-center gap-3 text-lg">
        {caseNames[kind]}
        {respondBy && <Badge look="brick">Answer by {at(respondBy)}</Badge>}
      </h2>
      <p>{caseHints[kind]}</p>
      <dl className="grid gap-x-6 gap-y-1 wrap-anywhere sm:grid-cols-[8rem_minmax(0,1fr)]">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** What was done is in the log of the staff. */
function CloseForm({ of: { id, paymentId }, onCancel }: { readonly of: PaymentCase; readonly onCancel: () => void }) {
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
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="outline" isBusy={isBusy}>
          Close case
        </Button>
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function useClosing(id: string, paymentId: string) {
  const client = useQueryClient()
  const leave = (): unknown => client.setQueryData(openCases.queryKey, (before) => before?.filter((one) => one.id !== id))
  return useFormSubmit(
    async (form) => {
      await call('PUT /api/admin/payment-cases/:caseId', { params: { caseId: id }, body: await readForm(fetchClosing, form) })
      toast({ title: 'Case Closed', text: paymentId })
      leave()
    },
    (error) => {
      tellFailure({ title: 'Not Closed' }, error)
      if (error instanceof CallFailed && error.code === 'closed') leave()
    },
  )
}
