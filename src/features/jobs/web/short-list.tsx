import { Link } from '#platform/web/ui/link.tsx'
import type { Job } from '../contract.ts'
import { salaryText } from '../rules.ts'

/** A short list of jobs beside other content. */
export function ShortList({ jobs }: { readonly jobs: readonly Job[] }) {
  return (
    <ul className="grid divide-y divide-line wrap-anywhere">
      {jobs.map((job) => (
        <li key={job.id} className="py-2">
          <Link to={`/jobs/${job.id}`} className="group grid min-h-11 content-center">
            <span className="font-medium underline-offset-4 group-hover:underline">{job.title}</span>
            <span className="text-sm text-soft">
              <bdi>{job.company}</bdi>, <bdi>{job.location}</bdi>
            </span>
            <span className="text-sm text-soft">{salaryText(job)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
