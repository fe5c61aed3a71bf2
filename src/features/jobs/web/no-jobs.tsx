import { useSuspenseQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import type { Job } from '../contract.ts'
import { totalText } from '../rules.ts'
import { JobCard } from './job-card.tsx'
import { addressOf, firstPageOf, nearMissesOf, type SearchState } from './job-search.ts'
import { partsOf } from './search-parts.ts'

type NoJobsProps = { readonly search: SearchState; readonly total: string; readonly actionsFor: (job: Job) => ReactNode }

export function NoJobs({ search, total, actionsFor }: NoJobsProps) {
  const firstPage = firstPageOf(search)
  if (total !== '0')
    return (
      <EmptyState title="No Jobs Found" actions={<ButtonLink to={addressOf(firstPage)}>Go to page 1</ButtonLink>}>
        There is nothing on this page: the list is shorter.
      </EmptyState>
    )
  if (partsOf(search).length === 0)
    return <EmptyState title="No Jobs Found">There are no open jobs just now. Please come back soon.</EmptyState>
  return <NearMisses search={firstPage} actionsFor={actionsFor} />
}

/** Names what emptied the list. Each part can be taken away by itself: often a single one is too much. */
function NearMisses({ search, actionsFor }: Omit<NoJobsProps, 'total'>) {
  const { without, jobs } = useSuspenseQuery(nearMissesOf(search)).data
  const parts = partsOf(search).map((part) => ({ ...part, total: without.find((one) => one.part === part.name)?.total }))
  const first = parts.find(({ name }) => name === without[0]?.part)
  return (
    <>
      <EmptyState
        title="No Jobs Found"
        actions={
          <>
            {parts.map(({ name, text, total }) => (
              <ButtonLink key={name} to={addressOf({ ...search, [name]: '' })} look="secondary" className="max-w-full py-2">
                <X aria-hidden="true" className="size-4 shrink-0" />{' '}
                <span className="min-w-0 wrap-anywhere">
                  Remove {text}
                  {total && ` (${totalText(total)})`}
                </span>
              </ButtonLink>
            ))}
            <ButtonLink to="/jobs">Show all jobs</ButtonLink>
          </>
        }
      >
        {first?.total
          ? `No jobs with ${first.text}; ${count(first.total)} without it.`
          : 'Nothing matches, whichever part of the search is removed. Try other words.'}
      </EmptyState>
      {jobs.length > 0 && (
        <section aria-labelledby="nearest" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2 id="nearest" className="text-lg wrap-anywhere">
            Nearest matches{first && `, without ${first.text}`}
          </h2>
          {jobs.map((job) => (
            <JobCard key={job.id} job={job} actions={actionsFor(job)} />
          ))}
        </section>
      )}
    </>
  )
}

function count(total: string): string {
  return totalText(total).replace(/ jobs?$/, '')
}
