import { PaymentFinder } from '#features/billing/web/moderation/payment-finder.tsx'
import { PaymentQueue } from '#features/billing/web/moderation/payment-queue.tsx'
import { openCases } from '#features/billing/web/moderation/staff-queries.ts'
import { useSearchParams } from '#platform/web/search-params.ts'
import { Seo } from '#platform/web/seo.tsx'
import { loadQueue } from '../load-queue.ts'
import { StaffHeading } from '../staff-heading.tsx'

export const loader = loadQueue('payments', (client, filter) => client.fetchQuery({ ...openCases(filter), staleTime: 0 }))

export function Component() {
  const reference = useSearchParams().get('reference') ?? ''
  return (
    <>
      <Seo title="Payments" isHidden />
      <StaffHeading title="Payments" lead="Payments that need a person. Those with a deadline come first." />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <PaymentQueue />
        <PaymentFinder key={reference} reference={reference} />
      </div>
    </>
  )
}
