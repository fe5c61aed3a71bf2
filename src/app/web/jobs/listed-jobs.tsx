import { Suspense } from 'react'
import { ApplyButton } from '#features/applications/web/apply-button.tsx'
import { searchParts } from '#features/job-search/rules.ts'
import { SplitView } from '#features/job-search/web/split-view.tsx'
import type { SearchState } from '#features/job-search/web/job-search.ts'
import type { Job } from '#features/jobs/contract.ts'
import { lazyPart } from '#platform/web/lazy-part.ts'
import { useDeferredPart } from '#platform/web/use-deferred-part.ts'
import { applyInList } from '../apply-in-list.tsx'

/** The server renders both parts; their code is loaded later. */
const besideJobs = () => import('./beside-jobs.tsx')
const UrgentJobs = lazyPart(async () => (await besideJobs()).UrgentJobs)
const JobStats = lazyPart(async () => (await besideJobs()).JobStats)
const PromotedJobs = lazyPart(async () => (await besideJobs()).PromotedJobs)
const UrgentStrip = lazyPart(async () => (await besideJobs()).UrgentStrip)

const SavedList = lazyPart(async () => (await import('#features/jobs/web/saved-list.tsx')).SavedList)

/** Part of the open job, which is itself loaded later. */
const CompanyStanding = lazyPart(async () => (await import('#features/companies/web/company-standing.tsx')).CompanyStanding)

type ListedProps = {
  readonly search: SearchState
  readonly openJob: string | undefined
  /** True if the urgent jobs could not be loaded. */
  readonly isUrgentMissing: boolean
}

/** The list of jobs and the parts beside it, with the buttons of other features. */
export function ListedJobs({ search, openJob, isUrgentMissing }: ListedProps) {
  return (
    <SplitView
      search={search}
      openJob={openJob}
      actionsFor={applyInList}
      openActionsFor={applyToOpen}
      standingOf={standingOf}
      aboveList={
        <>
          {searchParts.some((name) => search[name]) && <Saving />}
          <Suspense>
            <PromotedJobs search={search} actionsFor={applyInList} />
          </Suspense>
        </>
      }
      amongJobs={
        !search.urgent && (
          <Suspense>
            <UrgentStrip isMissing={isUrgentMissing} actionsFor={applyInList} />
          </Suspense>
        )
      }
      figures={
        <Suspense>
          <JobStats />
        </Suspense>
      }
      aside={<Aside isMissing={isUrgentMissing} />}
    />
  )
}

function Aside({ isMissing }: { readonly isMissing: boolean }) {
  return (
    <>
      <Suspense>
        <UrgentJobs isMissing={isMissing} actionsFor={applyInList} />
      </Suspense>
      <Suspense>
        <SavedList actionsFor={applyInList} />
      </Suspense>
    </>
  )
}

/** Reserves the space of the button, so that the list does not move when the button is loaded. */
function Saving() {
  const saving = useDeferredPart(true, async () => {
    const { SaveThisSearch } = await import('#features/saved-searches/web/save-this-search.tsx')
    return <SaveThisSearch />
  })
  return <div className="min-h-11 noscript:hidden">{saving}</div>
}

function applyToOpen({ id, title }: Job) {
  return <ApplyButton jobId={id} jobTitle={title} />
}

function standingOf(companyId: string) {
  return (
    <Suspense>
      <CompanyStanding companyId={companyId} />
    </Suspense>
  )
}
