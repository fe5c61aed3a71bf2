import { useSearchParams } from '#platform/web/search-params.ts'
import { safeReturnTo } from '#features/auth/rules.ts'
import { VerifyEmail } from '#features/auth/web/verify-email.tsx'
import { Seo } from '#platform/web/seo.tsx'
import { Card } from '#platform/web/ui/card.tsx'

export function Component() {
  const params = useSearchParams()
  return (
    <div className="grid py-12 two:py-20">
      <Seo title="Email Verification" isHidden />
      <Card className="grid w-full max-w-md gap-4 justify-self-center">
        <h1 className="text-2xl">Email Verification</h1>
        <VerifyEmail token={params.get('token') ?? ''} returnTo={safeReturnTo(params.get('returnTo'))} />
      </Card>
    </div>
  )
}
