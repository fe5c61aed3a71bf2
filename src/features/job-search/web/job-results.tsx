import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import type { PageOf } from '#platform/web/call.ts'
import { useDeferredPart } from '#platform/web/use-deferred-part.ts'
import type { Job } from '#features/jobs/contract.ts'
import { totalText } from '../rules.ts'
import { JobCard } from '#features/jobs/web/job-card.tsx'
import { jobsFor, NoJobs, pageSize, type SearchState } from './job-search.ts'
import { Pages } from './pages.tsx'

/** So few that leaving out a word may help; if there are none, that is shown already. */
const isShort = ({ items, total }: PageOf<readonly Job[]>): boolean => items.length > 0 && Number(total) < 10

type ResultsProps = { readonly search: SearchState; readonly actionsFor: (job: Job) => ReactNode }

export function JobResults({ search, actionsFor }: ResultsProps) {
  const { data } = useSuspenseQuery(jobsFor(search))
  const isLoading = useIsSearching()
  const page = Number(search.page ?? '1')
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] gap-4 transition-opacity duration-150 ${isLoading ? 'opacity-50' : ''}`}
      aria-busy={isLoading}
    >
      <p aria-live="polite" className="wrap-anywhere text-soft">
        {isLoading ? 'Searching…' : <ResultLine {...data} />}
      </p>
      {data.items.length === 0 && <NoJobs search={search} total={data.total} actionsFor={actionsFor} />}
      {data.items.map((job) => (
        <JobCard key={job.id} job={job} actions={actionsFor(job)} />
      ))}
      {(page > 1 || data.items.length > 0) && (
        <Pages search={search} page={page} isLast={data.items.length < pageSize} cursor={data.cursor} />
      )}
      {isShort(data) && search.q?.includes(' ') && <More />}
    </div>
  )
}

/** Space is reserved for the usual two or three links, so that nothing below moves when they are loaded. */
function More() {
  const more = useDeferredPart(true, async () => {
    const { MoreJobs } = await import('./more-jobs.tsx')
    return <MoreJobs />
  })
  return <div className="min-h-44">{more}</div>
}

/** True while the next search is loading; the old list stays, but is dimmed. */
function useIsSearching(): boolean {
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname === '/jobs'
}

type Line = Pick<PageOf<unknown>, 'total' | 'corrected' | 'unstated'>

function ResultLine({ total, corrected, unstated }: Line) {
  return (
    <>
      <strong className="font-semibold text-ink">{totalText(total)}</strong>
      {corrected && (
        <>
          {' · '}Showing results for <strong className="font-semibold text-ink">{corrected}</strong>
        </>
      )}
      {Number.parseInt(unstated, 10) > 0 && ` · ${totalText(unstated).replace(/ jobs?$/, '')} more without salary details`}
    </>
  )
}
