import { useSuspenseQuery } from '@tanstack/react-query'
import { redirectDocument } from 'react-router'
import { signedIn } from '#features/auth/web/signed-in.ts'
import { gateway } from '#features/billing/web/checkout.ts'
import { PaymentDemoForm } from '#features/billing/web/payment-demo-form.tsx'
import { EnvironmentSetup, TestCards } from '#features/billing/web/payment-hints.tsx'
import { brand } from '#features/site/brand.ts'
import { site } from '#features/site/web/site.ts'
import { load } from '#platform/web/load.ts'
import { Seo } from '#platform/web/seo.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { ErrorState } from '#platform/web/ui/states.tsx'

export const loader = load(async (client, { pathname }) => {
  const { kind } = await client.ensureQueryData(gateway)
  // The payment provider's script is allowed only on a page that the server has rendered for this screen.
  return kind === 'razorpay' && !import.meta.env.SSR ? redirectDocument(pathname) : null
})

export function Component() {
  const { data: taking } = useSuspenseQuery(gateway)
  const { data: user } = useSuspenseQuery(signedIn)
  const { data: address } = useSuspenseQuery(site)
  const customer = { name: user ? `${user.firstName} ${user.lastName}`.trim() : '', email: user?.email ?? '' }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Seo title="Payment Demo" isHidden />
      <div>
        <PageHeader title="Payment Demo" lead="Test a payment from order to confirmation. Nothing is bought." />
        {taking.kind === 'off' && (
          <div className="mb-6">
            <ErrorState title="Payments are turned off on this site">
              The keys of a payment provider are not set. See below what to set.
            </ErrorState>
          </div>
        )}
        <PaymentDemoForm
          key={user?.id ?? ''}
          gateway={taking}
          companyName={brand.name}
          supportEmail={address.supportEmail}
          customer={customer}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 two:grid-cols-2">
        <TestCards />
        <EnvironmentSetup webhook={`${address.mainUrl}/api/razorpay/webhook`} />
      </div>
    </div>
  )
}
