import { useQuery } from '@tanstack/react-query'
import { Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Job } from '#features/jobs/contract.ts'
import { JobRow } from '#features/jobs/web/job-row.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { FailedPart } from '#platform/web/ui/states.tsx'
import { firstPageOf, promotedFor, type SearchState, urgentJobs } from '#features/job-search/web/job-search.ts'

const shown = 3

type UrgentProps = {
  /** True if the urgent jobs could not be loaded. */
  readonly isMissing: boolean
  readonly actionsFor: (job: Job) => ReactNode
}

const box = 'grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-marigold bg-marigold-wash'

type PromotedProps = Pick<UrgentProps, 'actionsFor'> & { readonly search: SearchState }

/** Promoted jobs, marked as such, above the results of the first page. Renders nothing if there are none. */
export function PromotedJobs({ search, actionsFor }: PromotedProps) {
  const { data: jobs } = useQuery({ ...promotedFor(search), enabled: false })
  const isFirst = Object.keys(search).length === Object.keys(firstPageOf(search)).length
  if (!jobs || jobs.length === 0 || !isFirst) return null
  return (
    <section
      aria-labelledby="promoted-jobs"
      className="mb-3 grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-card p-3"
    >
      <div>
        <h2 id="promoted-jobs" className="text-lg">
          Promoted
        </h2>
        <p className="text-sm text-soft">Companies pay for this place. They can’t pay for a place in the results below.</p>
      </div>
      <ul>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} actions={actionsFor(job)} />
        ))}
      </ul>
    </section>
  )
}

export { JobStats } from '#features/jobs/web/job-stats.tsx'

/** The first urgent jobs, on screens with room for them below the list. */
export function UrgentJobs(given: UrgentProps) {
  return (
    <section aria-labelledby="urgent-jobs" className={`grid p-4 max-lg:hidden ${box}`}>
      <UrgentHeading id="urgent-jobs" />
      <UrgentRows {...given} />
      <Link to="/jobs?urgent=true" className="flex min-h-11 items-center font-medium text-blue-dark underline underline-offset-4">
        All urgent jobs
      </Link>
    </section>
  )
}

/** The urgent jobs on a phone: one row that scrolls sideways, among the jobs. */
export function UrgentStrip(given: UrgentProps) {
  return (
    <section aria-labelledby="urgent-strip" className={`grid py-3 lg:hidden ${box}`}>
      <div className="px-3">
        <UrgentHeading id="urgent-strip" />
      </div>
      <UrgentRows {...given} isStrip />
      <Link
        to="/jobs?urgent=true"
        className="-my-2 mx-3 inline-flex min-h-11 items-center justify-self-start text-sm font-medium text-blue-dark underline underline-offset-4"
      >
        All urgent jobs
      </Link>
    </section>
  )
}

function UrgentHeading({ id }: { readonly id: string }) {
  return (
    <h2 id={id} className="flex items-center gap-2 text-lg">
      <Zap aria-hidden="true" className="size-5 text-marigold-ink" /> Urgent hiring
    </h2>
  )
}

function UrgentRows({ isMissing, actionsFor, isStrip = false }: UrgentProps & { readonly isStrip?: boolean }) {
  const { data, refetch, isFetching } = useQuery({ ...urgentJobs, enabled: !isMissing })
  if (!data && isMissing)
    return <FailedPart title="Failed to fetch urgent jobs" isBusy={isFetching} onRetry={() => void refetch()} />
  if (data?.length === 0) return <p className={`text-soft ${isStrip ? 'px-3' : ''}`}>No urgent jobs right now.</p>
  return (
    <ul className={isStrip ? 'flex snap-x scroll-px-3 gap-2 overflow-x-auto px-3 [scrollbar-width:none]' : ''}>
      {data?.slice(0, shown).map((job) => (
        <JobRow key={job.id} job={job} badge="none" actions={actionsFor(job)} isTile={isStrip} />
      ))}
    </ul>
  )
}
