import { useQuery } from '@tanstack/react-query'
import { dateText, timeText } from '#platform/contract/dates.ts'
import { apiQuery } from '#platform/web/api-queries.ts'
import { sentenceOf } from '#platform/web/sentence-of.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { GetForm } from '#platform/web/ui/link.tsx'
import { Loading, Skeleton } from '#platform/web/ui/states.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { rupeesText } from '../../rules.ts'
import type { OrderFile, paymentModeration, Refund } from '../../staff-contract.ts'
import { RefundForm } from './refund-form.tsx'

const fileOf = (reference: string) =>
  apiQuery<typeof paymentModeration>()('GET /api/admin/payments/:reference', { params: { reference } })

/** Finds a payment by a reference in the URL, so that a case can link to its payment. */
export function PaymentFinder({ reference }: { readonly reference: string }) {
  return (
    <section id="payment" aria-labelledby="find-payment" className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="find-payment" className="text-xl">
        Find a payment
      </h2>
      <GetForm action="/admin/payments" className="flex max-w-xl flex-wrap items-end gap-3">
        <div className="min-w-60 flex-1">
          <Field label="Order id or payment id" name="reference" autoComplete="off" spellCheck={false} defaultValue={reference} />
        </div>
        <Button type="submit" look="outline">
          Find
        </Button>
      </GetForm>
      {reference !== '' && <FoundOrder reference={reference} />}
    </section>
  )
}

function FoundOrder({ reference }: { readonly reference: string }) {
  const isHydrated = useHydrated()
  const { data, error } = useQuery({ ...fileOf(reference), enabled: isHydrated, staleTime: 0 })
  if (error) return <p role="alert">{sentenceOf(error)}</p>
  if (!data)
    return (
      <Loading>
        <Skeleton className="h-40" />
      </Loading>
    )
  return (
    <Card className="grid gap-4">
      <OrderFacts order={data} />
      <ul aria-label="Payments of the order" className="grid gap-4">
        {data.payments.map((payment) => (
          <li key={payment.id} className="grid gap-2 border-t border-line pt-4">
            <p className="flex flex-wrap items-center gap-3 wrap-anywhere">
              {payment.id} <span className="font-medium">{rupeesText(payment.amountPaise)}</span>
              <Badge>{payment.status}</Badge>
            </p>
            {payment.leftPaise > 0 && <RefundForm payment={payment} queryKey={fileOf(reference).queryKey} />}
          </li>
        ))}
      </ul>
      {data.payments.length === 0 && <p className="text-soft">The provider knows no payment of this order.</p>}
      {data.refunds.length > 0 && <Refunds refunds={data.refunds} />}
    </Card>
  )
}

function OrderFacts({ order }: { readonly order: OrderFile }) {
  const { orderId, status, purpose, amountPaise, createdAt, buyer, isSandbox } = order
  return (
    <div className="grid gap-1 wrap-anywhere">
      <h3 className="flex flex-wrap items-center gap-3 text-lg">
        {orderId}
        <Badge look={status === 'paid' ? 'leaf' : 'plain'}>{status}</Badge>
        {isSandbox && <Badge look="marigold">Sandbox</Badge>}
      </h3>
      <p className="text-soft">
        {rupeesText(amountPaise)}, {purpose.replaceAll('_', ' ')}, {dateText(createdAt)} {timeText(createdAt)}
      </p>
      <p className="text-soft">{buyer ?? 'Without an account'}</p>
    </div>
  )
}

const refundLooks = { requested: 'marigold', pending: 'marigold', processed: 'leaf', failed: 'brick' } as const

function Refunds({ refunds }: { readonly refunds: readonly Refund[] }) {
  return (
    <ul aria-label="Refunds of the order" className="grid gap-2 border-t border-line pt-4">
      {refunds.map(({ id, amountPaise, endsPurchase, status, reason, requestedAt }) => (
        <li key={id} className="grid gap-1 wrap-anywhere">
          <p className="flex flex-wrap items-center gap-3">
            Refund of {rupeesText(amountPaise)} <Badge look={refundLooks[status]}>{status}</Badge>
          </p>
          <p className="text-sm text-soft">
            {dateText(requestedAt)}: {reason}
            {endsPurchase && ' (ends what was bought)'}
          </p>
        </li>
      ))}
    </ul>
  )
}
