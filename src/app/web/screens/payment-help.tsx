import { useSuspenseQuery } from '@tanstack/react-query'
import { PaymentHelp } from '#features/billing/web/payment-help-form.tsx'
import { site } from '#features/site/web/site.ts'
import { useSearchParams } from '#platform/web/search-params.ts'
import { Seo } from '#platform/web/seo.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'

export function Component() {
  const { data } = useSuspenseQuery(site)
  const params = useSearchParams()
  const reference = params.get('reference') ?? ''
  return (
    <>
      <Seo title="Money deducted?" description="Find out what has become of a payment." isHidden />
      <PageHeader title="Money deducted?" lead="Find out what has become of your payment." />
      <PaymentHelp key={reference} reference={reference} supportEmail={data.supportEmail} />
    </>
  )
}
