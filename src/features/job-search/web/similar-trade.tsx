import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Job } from '#features/jobs/contract.ts'
import { JobCard } from '#features/jobs/web/job-card.tsx'
import { nearMissesOf, type SearchState } from './job-search.ts'

const mostJobs = 5

type SimilarTradeProps = { readonly search: SearchState; readonly actionsFor: (job: Job) => ReactNode }

/** Above jobs that only mention the words: those of a trade that is similar to what was typed. */
export function SimilarTrade({ search, actionsFor }: SimilarTradeProps) {
  const { someWords } = useSuspenseQuery(nearMissesOf(search)).data
  // Those of other places or without the filters come after what was searched for, not before it.
  const similar = someWords.filter(({ trade, missing }) => trade !== null && missing.length === 1)
  const jobs = similar.flatMap((group) => group.jobs).slice(0, mostJobs)
  if (jobs.length === 0) return null
  const trades = [...new Set(similar.map(({ trade }) => `“${trade ?? ''}”`))]
  return (
    <>
      <h3 className="text-lg wrap-anywhere">Similar work: {trades.join(', ')}</h3>
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} actions={actionsFor(job)} />
      ))}
      <h3 className="text-lg">Jobs that mention your words</h3>
    </>
  )
}
