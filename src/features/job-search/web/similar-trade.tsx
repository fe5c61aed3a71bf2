import { useSuspenseQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import type { Job } from '#features/jobs/contract.ts'
import { JobCard } from '#features/jobs/web/job-card.tsx'
import { nearMissesOf, type SearchState } from './job-search.ts'
import { tradeText } from './some-words.tsx'

const mostJobs = 5

type SimilarTradeProps = { readonly search: SearchState; readonly actionsFor: (job: Job) => ReactNode }

/** Jobs of a trade similar to the typed one, shown above jobs that only mention the words. */
export function SimilarTrade({ search, actionsFor }: SimilarTradeProps) {
  const { someWords } = useSuspenseQuery(nearMissesOf(search)).data
  // Groups that do not match the filters belong after the results, so they are not shown here.
  const similar = someWords.filter(({ trade, isFiltered }) => trade !== null && isFiltered)
  if (similar.length === 0) return null
  const shown = new Set(similar.flatMap((group) => group.jobs).slice(0, mostJobs))
  return (
    <>
      {similar.map(({ trade, missing, jobs }) => {
        const first = jobs.filter((job) => shown.has(job))
        return (
          first.length > 0 && (
            <Fragment key={[trade, ...missing].join(' ')}>
              <h3 className="text-lg wrap-anywhere">{tradeText(trade ?? '', missing)}</h3>
              {first.map((job) => (
                <JobCard key={job.id} job={job} actions={actionsFor(job)} />
              ))}
            </Fragment>
          )
        )
      })}
      <h3 className="text-lg">Jobs that mention your words</h3>
    </>
  )
}
