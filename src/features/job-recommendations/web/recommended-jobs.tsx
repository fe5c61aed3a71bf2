import { useQuery } from '@tanstack/react-query'
import { ApplyButton } from '#features/applications/web/apply-button.tsx'
import { JobRow } from '#features/jobs/web/job-row.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { FailedPart } from '#platform/web/ui/states.tsx'
import { recommendedJobs } from './recommendation-queries.ts'

export function RecommendedJobs() {
  const { data: jobs, refetch, isFetching } = useQuery(recommendedJobs)
  return (
    <Card className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-lg">Recommended jobs</h2>
        <Link to="/jobs" className="-my-2.5 inline-flex min-h-11 shrink-0 items-center text-blue-dark hover:underline">
          All jobs
        </Link>
      </div>
      {!jobs && <FailedPart title="Failed to fetch jobs for you" isBusy={isFetching} onRetry={() => void refetch()} />}
      {jobs?.length === 0 && <p className="text-soft">You've applied to every job we'd recommend. New ones will appear here.</p>}
      <ul>
        {jobs?.map((job) => (
          <JobRow
            key={job.id}
            job={job}
            badge="New"
            reason={job.reason}
            actions={<ApplyButton jobId={job.id} jobTitle={job.title} look="outline" className="lg:min-h-9" />}
          />
        ))}
      </ul>
    </Card>
  )
}
