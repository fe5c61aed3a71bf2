import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '#platform/web/ui/link.tsx'
import { salaryText } from '../rules.ts'
import { similarTo } from './job-search.ts'

/** The same trade, in the same city if there is any there. */
export function SimilarJobs({ jobId }: { readonly jobId: string }) {
  const { data: jobs } = useSuspenseQuery(similarTo(jobId))
  if (jobs.length === 0) return null
  return (
    <section aria-labelledby="similar-jobs" className="print:hidden grid gap-2 rounded-card border border-line bg-card p-4">
      <h2 id="similar-jobs" className="text-lg">
        Similar jobs
      </h2>
      <ul className="grid divide-y divide-line">
        {jobs.map((job) => (
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
    </section>
  )
}
