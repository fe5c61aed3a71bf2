import { ConfirmJob } from '#features/job-posting/web/confirm-job.tsx'
import { Seo } from '#platform/web/seo.tsx'
import { Card } from '#platform/web/ui/card.tsx'

export function Component() {
  return (
    <div className="grid py-12 two:py-20">
      <Seo title="Is this job still open?" isHidden />
      <Card className="grid w-full max-w-md gap-4 justify-self-center">
        <h1 className="text-2xl">Is this job still open?</h1>
        <ConfirmJob />
      </Card>
    </div>
  )
}
