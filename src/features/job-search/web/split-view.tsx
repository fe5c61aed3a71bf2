import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useRef } from 'react'
import type { Job } from '#features/jobs/contract.ts'
import { JobResults } from './job-results.tsx'
import { jobsFor, pageSize, type SearchState } from './job-search.ts'
import { useIsWide } from './wide-screen.ts'
import { lazyPart } from '#platform/web/lazy-part.ts'

const OpenJob = lazyPart(async () => (await import('./open-job.tsx')).OpenJob)

type SplitViewProps = {
  readonly search: SearchState
  /** The id of the open job from the URL. Default: the first job of the list. */
  readonly openJob: string | undefined
  readonly actionsFor: (job: Job) => ReactNode
  /** The actions of the open job, which has room for more than a card. */
  readonly openActionsFor: (job: Job) => ReactNode
  readonly standingOf: (companyId: string) => ReactNode
  readonly aboveList: ReactNode
  /** Shown after the first jobs on phones. */
  readonly amongJobs: ReactNode
  /** Shown in the middle of a full page, otherwise at the end. */
  readonly figures: ReactNode
  readonly aside: ReactNode
}

/** The list of jobs and, on wide screens, a whole job beside it. Without scripts, `aside` takes that place. */
export function SplitView({ search, openJob, openActionsFor, standingOf, aboveList, aside, figures, ...listed }: SplitViewProps) {
  const { items } = useSuspenseQuery(jobsFor(search)).data
  const isWide = useIsWide()
  const list = useRef<HTMLElement>(null)
  const isFull = items.length === pageSize
  const open = items.find(({ id }) => id === openJob) ?? items[0]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 noscript:lg:grid-cols-[minmax(0,1fr)_300px]">
      <section ref={list} aria-labelledby="results" className="min-w-0">
        <h2 id="results" tabIndex={-1} className="sr-only">
          Results
        </h2>
        {aboveList}
        <JobResults search={search} openJob={isWide ? open?.id : undefined} amidJobs={isFull && figures} {...listed} />
      </section>
      <aside
        className={`grid content-start gap-6 ${open ? 'lg:col-start-1 noscript:lg:col-start-2' : ''}`}
        aria-label="More jobs"
      >
        {aside}
        {!isFull && figures}
      </aside>
      {open && (
        <section
          aria-label="Open job"
          className="hidden lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:block noscript:lg:hidden print:hidden"
        >
          {/* The server does not know the width of the window. The space is reserved until hydration, so that nothing moves. */}
          <div className="sticky top-18 h-[calc(100dvh-5.5rem)] overflow-y-auto rounded-card border border-line bg-card">
            {isWide && (
              <Suspense>
                <OpenJob job={open} list={list} actions={openActionsFor(open)} standingOf={standingOf} />
              </Suspense>
            )}
          </div>
        </section>
      )}
    </div>
  )
}
