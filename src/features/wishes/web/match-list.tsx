import { Zap } from 'lucide-react'
import { salaryText } from '#features/jobs/rules.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { Monogram } from '#platform/web/ui/monogram.tsx'
import type { MatchedJob } from '../contract.ts'

export function MatchList({ matches }: { readonly matches: readonly MatchedJob[] }) {
  return (
    <ul>
      {matches.map((job) => (
        <li
          key={`${job.wishId} ${job.id}`}
          className="grid grid-cols-[auto_1fr] gap-x-3 border-b border-line py-3 last:border-0 last:pb-0"
        >
          <Monogram name={job.company} logo={job.companyLogo} className="size-11" />
          <div className="grid gap-0.5">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link
                to={`/jobs/${job.id}`}
                className="-my-2.5 inline-flex min-h-11 items-center font-medium hover:text-blue-dark hover:underline"
              >
                {job.title}
              </Link>
              {job.urgentHiring && (
                <Badge look="marigold">
                  <Zap aria-hidden="true" className="size-3.5" /> Urgent
                </Badge>
              )}
            </div>
            <p className="text-soft">
              {job.company} · {job.location} · {salaryText(job)}
            </p>
            <p className="text-sm text-soft">{job.reason}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
