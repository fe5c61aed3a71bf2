import { useQuery } from '@tanstack/react-query'
import { Zap } from 'lucide-react'
import { Link } from '#platform/web/ui/link.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { salaryText } from '../rules.ts'
import { urgentJobs } from './job-search.ts'

const shown = 3

/** The first of those who need people now. `isMissing` when the page came without them. */
export function UrgentJobs({ isMissing }: { readonly isMissing: boolean }) {
  const { data, refetch, isFetching } = useQuery({ ...urgentJobs, enabled: !isMissing })
  return (
    <section aria-labelledby="urgent-jobs" className="grid gap-3 rounded-card border border-marigold bg-marigold-wash p-4">
      <h2 id="urgent-jobs" className="flex items-center gap-2 text-lg">
        <Zap aria-hidden="true" className="size-5 text-marigold-ink" /> Urgent hiring
      </h2>
      {!data && isMissing && (
        <div role="alert" className="grid justify-items-start gap-2">
          <p className="font-medium text-brick">Failed to fetch urgent jobs</p>
          <Button look="secondary" isBusy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data?.length === 0 && <p className="text-soft">Nobody is in a hurry just now.</p>}
      <ul className="grid divide-y divide-line">
        {data?.slice(0, shown).map((job) => (
          <li key={job.id} className="py-2">
            <Link to={`/jobs/${job.id}`} className="group grid min-h-11 content-center">
              <span className="font-medium underline-offset-4 group-hover:underline">{job.title}</span>
              <span className="text-sm text-soft">
                {job.company}, {job.location}
              </span>
              <span className="text-sm text-soft">{salaryText(job)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {data && data.length > 0 && (
        <Link
          to="/jobs?urgent=true"
          className="flex min-h-11 items-center font-medium text-blue-dark underline underline-offset-4"
        >
          All urgent jobs
        </Link>
      )}
    </section>
  )
}
