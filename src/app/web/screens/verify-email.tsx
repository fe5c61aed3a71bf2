import '../later.css'
import { useSearchParams } from 'react-router'
import { VerifyEmail } from '#features/auth/web/verify-email.tsx'
import { brand } from '#features/site/brand.ts'
import { Card } from '#platform/web/ui/card.tsx'

export function Component() {
  const [params] = useSearchParams()
  return (
    <div className="grid py-12 two:py-20">
      <title>{`Email Verification · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <Card className="grid w-full max-w-md gap-4 justify-self-center">
        <h1 className="text-2xl">Email Verification</h1>
        <VerifyEmail token={params.get('token') ?? ''} />
      </Card>
    </div>
  )
}
