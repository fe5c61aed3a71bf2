import { useQuery } from '@tanstack/react-query'
import { Sparkle, Zap } from 'lucide-react'
import { Link } from '#platform/web/ui/link.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { MarkedRow } from '#platform/web/ui/marked-row.tsx'
import { FailedPart } from '#platform/web/ui/states.tsx'
import type { RecommendedJob } from '../contract.ts'
import { recommendedJobs } from './my-applications.ts'

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
          <Recommended key={job.id} job={job} />
        ))}
      </ul>
    </Card>
  )
}

function Recommended({ job }: { readonly job: RecommendedJob }) {
  return (
    <MarkedRow
      name={job.company}
      logo={job.companyLogo}
      to={`/jobs/${job.id}`}
      title={job.title}
      badge={
        job.urgentHiring ? (
          <Badge look="marigold">
            <Zap aria-hidden="true" className="size-3.5" /> Urgent
          </Badge>
        ) : (
          <Badge look="blue">
            <Sparkle aria-hidden="true" className="size-3.5" /> New
          </Badge>
        )
      }
    >
      <p className="text-soft">
        <bdi>{job.company}</bdi>&nbsp;· <bdi>{job.location}</bdi>
      </p>
      <p className="text-sm text-soft">{job.reason}</p>
    </MarkedRow>
  )
}
