import { useSuspenseQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { useSearchParams } from '#platform/web/search-params.ts'
import { Pages } from './pages.tsx'
import type { PageOf } from '#platform/web/call.ts'
import { useDeferredPart } from '#platform/web/use-deferred-part.ts'
import type { Job } from '#features/jobs/contract.ts'
import { longestSearch } from '#features/search-words/search-length.ts'
import { totalOf, totalText } from '#platform/contract/total-text.ts'
import { JobCard } from '#features/jobs/web/job-card.tsx'
import {
  addressOf,
  hasFewJobs,
  jobsFor,
  NoJobs,
  pageSize,
  searchIn,
  type SearchState,
  SimilarTrade,
  SimilarWork,
} from './job-search.ts'
import { useExactTotal } from './use-exact-total.ts'

/** True for few results, where dropping a word may help. Searches without results show such links elsewhere. */
const isShort = ({ items, total }: PageOf<readonly Job[]>): boolean => items.length > 0 && Number(total) < 10

const similarTo = (search: SearchState, { isOnlyMentioned }: PageOf<unknown>): SearchState | null =>
  isOnlyMentioned ? search : null

type ResultsProps = {
  readonly search: SearchState
  readonly actionsFor: (job: Job) => ReactNode
  readonly openJob?: string | undefined
  /** Shown after the first jobs. For a search with words, it is shown after all jobs, because it is no result. */
  readonly amongJobs?: ReactNode
  /** Shown in the middle of a full page, about a screen away from either end. */
  readonly amidJobs?: ReactNode
}

const jobsBefore = 3

export function JobResults({ search, amongJobs, ...listed }: ResultsProps) {
  const { data } = useSuspenseQuery(jobsFor(search))
  const isLoading = useIsSearching()
  const total = useExactTotal(search, data.total)
  const page = Number(search.page ?? '1')
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] gap-2 transition-opacity lg:gap-1.5 ${isLoading ? 'opacity-50' : ''}`}
      aria-busy={isLoading}
    >
      <div className="flex items-start justify-between gap-4 text-sm text-soft">
        <p id="result-count" tabIndex={-1} aria-live="polite" className="wrap-anywhere">
          {isLoading ? 'Searching…' : <ResultLine {...data} total={total} q={search.q} />}
        </p>
        <p className="shrink-0 max-lg:hidden noscript:hidden">↑ ↓ to read · S to save · Enter to apply</p>
      </div>
      {data.items.length === 0 && <NoJobs search={search} total={data.total} actionsFor={listed.actionsFor} />}
      <Cards
        jobs={data.items}
        similarTo={similarTo(search, data)}
        inTitle={data.inTitle}
        amongJobs={!search.q && amongJobs}
        {...listed}
      />
      {(page > 1 || data.items.length > 0) && (
        <Pages search={search} page={page} shown={data.items.length} total={total} cursor={data.cursor} />
      )}
      <BelowJobs search={search} found={data} actionsFor={listed.actionsFor} />
      {search.q && amongJobs}
    </div>
  )
}

type BelowJobsProps = Pick<ResultsProps, 'search' | 'actionsFor'> & { readonly found: PageOf<readonly Job[]> }

function BelowJobs({ search, found, actionsFor }: BelowJobsProps) {
  return (
    <>
      {hasFewJobs(search, found) && <SimilarWork search={search} actionsFor={actionsFor} />}
      {isShort(found) && search.q?.includes(' ') && <More />}
    </>
  )
}

type CardsProps = Omit<ResultsProps, 'search'> &
  Pick<PageOf<unknown>, 'inTitle'> & { readonly jobs: readonly Job[]; readonly similarTo: SearchState | null }

function Cards({ jobs, similarTo: typed, inTitle, actionsFor, openJob, amongJobs, amidJobs }: CardsProps) {
  const amongAfter = Math.min(jobsBefore, jobs.length)
  return (
    <>
      {typed && <SimilarTrade search={typed} actionsFor={actionsFor} />}
      {jobs.map((job, index) => (
        <Fragment key={job.id}>
          {String(index) === inTitle && <h3 className="text-lg">Jobs that mention your words</h3>}
          <JobCard job={job} actions={actionsFor(job)} isOpen={job.id === openJob} />
          {index + 1 === amongAfter && amongJobs}
          {index + 1 === pageSize / 2 && amidJobs}
        </Fragment>
      ))}
      {amongAfter === 0 && amongJobs}
    </>
  )
}

/** Reserves space for the usual two or three links, so that the content below does not move when they load. */
function More() {
  const more = useDeferredPart(true, async () => {
    const { MoreJobs } = await import('./more-jobs.tsx')
    return <MoreJobs />
  })
  return <div className="min-h-49 noscript:hidden">{more}</div>
}

/** True while the next search is loading; the old list stays visible but dimmed. Opening a job beside the list is no new search. */
function useIsSearching(): boolean {
  const { state, location } = useNavigation()
  const params = useSearchParams()
  if (state !== 'loading' || location.pathname !== '/jobs') return false
  return addressOf(searchIn(new URLSearchParams(location.search))) !== addressOf(searchIn(params))
}

type Line = Pick<PageOf<unknown>, 'total' | 'corrected' | 'leftOut' | 'unstated'> & { readonly q: string | undefined }

function ResultLine({ total, corrected, leftOut, unstated, q = '' }: Line) {
  return (
    <>
      <strong className="font-semibold text-ink">{totalText(total, 'job')}</strong>
      {corrected && (
        <>
          {' · '}Showing results for <strong className="font-semibold text-ink">{corrected}</strong>
        </>
      )}
      {leftOut && (
        <>
          {' · '}No job has all of it. Left out: <strong className="font-semibold text-ink">{leftOut}</strong>
        </>
      )}
      {q.length > longestSearch && ` · Only the first ${longestSearch} characters were searched`}
      {Number.parseInt(unstated, 10) > 0 && ` · ${totalOf(unstated)} more without salary details`}
    </>
  )
}
