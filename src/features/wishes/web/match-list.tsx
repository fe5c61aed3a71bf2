import { Zap } from 'lucide-react'
import { salaryText } from '#features/jobs/rules.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { MarkedRow } from '#platform/web/ui/marked-row.tsx'
import type { MatchedJob } from '../contract.ts'

export function MatchList({ matches }: { readonly matches: readonly MatchedJob[] }) {
  return (
    <ul>
      {matches.map((job) => (
        <MarkedRow
          key={`${job.wishId} ${job.id}`}
          name={job.company}
          logo={job.companyLogo}
          to={`/jobs/${job.id}`}
          title={job.title}
          badge={
            job.urgentHiring && (
              <Badge look="marigold">
                <Zap aria-hidden="true" className="size-3.5" /> Urgent
              </Badge>
            )
          }
        >
          <p className="text-soft">
            <bdi>{job.company}</bdi>&nbsp;· <bdi>{job.location}</bdi>&nbsp;·{' '}
            <span className="whitespace-nowrap">{salaryText(job)}</span>
          </p>
          <p className="text-sm text-soft">{job.reason}</p>
        </MarkedRow>
      ))}
    </ul>
  )
}
