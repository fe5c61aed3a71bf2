import { useSearchParams } from '#platform/web/search-params.ts'
import { VerifyCv } from '#features/cv-sharing/web/verify-cv.tsx'
import { load, loaderResult } from '#platform/web/load.ts'
import { Seo } from '#platform/web/seo.tsx'
import { Card } from '#platform/web/ui/card.tsx'

/** The URL contains a token: it must not be indexed or sent to other sites. */
export const loader = load(async () => loaderResult(null, 200, { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }))

export function Component() {
  const params = useSearchParams()
  return (
    <div className="grid py-12 two:py-20">
      <Seo title="Email Verification" isHidden />
      <Card className="grid w-full max-w-md justify-items-start gap-4 justify-self-center">
        <h1 className="text-2xl">Email Verification</h1>
        <VerifyCv token={params.get('token') ?? ''} />
      </Card>
    </div>
  )
}
