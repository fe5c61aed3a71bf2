import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueueEntry } from '#features/moderation/web/queue-entry.tsx'
import { useQueueFilter } from '#features/moderation/web/queue-filter.ts'
import { QueueFrame } from '#features/moderation/web/queue-frame.tsx'
import { dateText, timeText } from '#platform/contract/dates.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { rupeesText } from '../../rules.ts'
import type { PaymentCase } from '../../staff-contract.ts'
import { CloseCaseForm } from './close-case-form.tsx'
import { caseHints, caseNames, openCases } from './staff-queries.ts'

export function PaymentQueue() {
  const { data: cases } = useSuspenseQuery(openCases(useQueueFilter()))
  return (
    <QueueFrame
      queue="payments"
      kinds={caseNames}
      shown={cases.length}
      empty={
        <EmptyState title="No payments need a person">
          Disputes, failed refunds and unmatched payments will appear here.
        </EmptyState>
      }
    >
      <ul aria-label="Payments that need a person" className="grid gap-4">
        {cases.map((one) => (
          <li key={one.id}>
            <OpenCase of={one} />
          </li>
        ))}
      </ul>
    </QueueFrame>
  )
}

const at = (iso: string): string => `${dateText(iso)}, ${timeText(iso)}`

function OpenCase({ of }: { readonly of: PaymentCase }) {
  const [isClosing, setClosing] = useState(false)
  const isHydrated = useHydrated()
  return (
    <Card className="grid gap-3">
      <CaseFacts of={of} />
      <QueueEntry queue="payments" itemId={of.id} label={of.paymentId} />
      {isClosing ? (
        <CloseCaseForm of={of} onCancel={() => setClosing(false)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <ButtonLink
            look="outline"
            to={`/admin/payments?reference=${of.paymentId}#payment`}
            aria-label={`Open payment ${of.paymentId}`}
          >
            Open payment
          </ButtonLink>
          <Button
            look="secondary"
            disabled={!isHydrated}
            aria-label={`Close case ${of.paymentId}`}
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
