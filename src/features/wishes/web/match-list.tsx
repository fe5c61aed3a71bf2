import type { ReactNode } from 'react'
import { JobRow } from '#features/jobs/web/job-row.tsx'
import type { MatchedJob } from '../contract.ts'

/** Passed by the screen, because applying belongs to another feature. */
export type MatchActions = { readonly actionsFor: (job: MatchedJob) => ReactNode }

export function MatchList({ matches, actionsFor }: MatchActions & { readonly matches: readonly MatchedJob[] }) {
  return (
    <ul>
      {matches.map((job) => (
        <JobRow key={`${job.wishId} ${job.id}`} job={job} reason={job.reason} actions={actionsFor(job)} />
      ))}
    </ul>
  )
}
