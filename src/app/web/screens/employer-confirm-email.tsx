import { ConfirmCompanyEmail } from '#features/company-verification/web/confirm-email.tsx'
import { useSearchParams } from '#platform/web/search-params.ts'
import { Seo } from '#platform/web/seo.tsx'
import { Card } from '#platform/web/ui/card.tsx'

/** Opened by the link in an email that proves an email address of a company. */
export function Component() {
  const token = useSearchParams().get('token') ?? ''
  return (
    <div className="grid py-8 two:py-20">
      <Seo title="Confirm an address" isHidden />
      <Card className="grid w-full max-w-lg gap-4 justify-self-center wrap-anywhere">
        <h1 className="text-2xl">Confirm an address</h1>
        <ConfirmCompanyEmail token={token} />
      </Card>
    </div>
  )
}
