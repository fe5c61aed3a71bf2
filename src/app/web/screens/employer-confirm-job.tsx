import { ConfirmJob, isForAll } from '#features/job-posting/web/confirm-job.tsx'
import { useSearchParams } from '#platform/web/search-params.ts'
import { Seo } from '#platform/web/seo.tsx'
import { Card } from '#platform/web/ui/card.tsx'

export function Component() {
  const isAll = isForAll(useSearchParams().get('token') ?? '')
  return (
    <div className="grid py-12 two:py-20">
      <Seo title="Still open?" isHidden />
      <Card className="grid w-full max-w-md gap-4 justify-self-center">
        <h1 className="text-2xl">{isAll ? 'Are these jobs still open?' : 'Is this job still open?'}</h1>
        <ConfirmJob />
      </Card>
    </div>
  )
}
