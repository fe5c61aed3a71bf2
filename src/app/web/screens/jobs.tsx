import { lazy, Suspense } from 'react'
import { type ShouldRevalidateFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { useSearchParams } from '#platform/web/search-params.ts'
import { ApplyButton } from '#features/applications/web/apply-button.tsx'
import type { Job } from '#features/jobs/contract.ts'
import { JobDesk } from '#features/job-search/web/job-desk.tsx'
import { figures } from '#features/jobs/web/job-figures.ts'
import { addressOf, fetchJobs, firstPageOf, searchIn, type SearchState, urgentJobs } from '#features/job-search/web/job-search.ts'
import { searchParts, pagesByNumber } from '#features/job-search/rules.ts'
import { SearchForm } from '#features/job-search/web/search-form.tsx'
import { openParam } from '#features/job-search/web/room.ts'
import { type PartFailure, partFailureOf, load, loaderResult } from '#platform/web/load.ts'
import { Seo } from '#platform/web/seo.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { BackLinks } from '#platform/web/ui/page-header.tsx'
import { ErrorState } from '#platform/web/ui/states.tsx'
import { useDeferredPart } from '#platform/web/use-deferred-part.ts'
import { applyInList } from '../apply-in-list.tsx'

/** The page comes with both; their code follows. */
const besideJobs = () => import('#features/job-search/web/beside-jobs.tsx')
const BesideJobs = lazy(async () => ({ default: (await besideJobs()).BesideJobs }))
const UrgentStrip = lazy(async () => ({ default: (await besideJobs()).UrgentStrip }))

/** For the open job, which is loaded later itself. */
const CompanyStanding = lazy(async () => ({
  default: (await import('#features/companies/web/company-standing.tsx')).CompanyStanding,
}))

type PartFailures = { readonly jobs: PartFailure | null; readonly urgent: PartFailure | null }

/** A failed call is reported in its place: the rest of the page, and typed text, stay. */
export const loader = load(async (client, url) => {
  const [jobs, urgent] = await Promise.all([
    partFailureOf(fetchJobs(client, searchIn(url.searchParams))),
    partFailureOf(client.ensureQueryData(urgentJobs)),
    // For the number of all jobs. Without it, the search's own is shown.
    client.prefetchQuery(figures),
  ])
  return loaderResult({ jobs, urgent } satisfies PartFailures, jobs?.status)
})

/** Opening a job beside the list needs nothing new. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const isSame = addressOf(searchIn(currentUrl.searchParams)) === addressOf(searchIn(nextUrl.searchParams))
  return !isSame || currentUrl.searchParams.get(openParam) === nextUrl.searchParams.get(openParam)
}

export function Component() {
  const params = useSearchParams()
  const failed = useLoaderData() as PartFailures // from the loader above
  const search = searchIn(params)
  const openJob = params.get(openParam) ?? undefined
  const page = Object.keys(firstPageOf(search)).length > 0 ? 1 : Number(search.page)
  return (
    <div className="-mt-3 grid gap-2 two:-mt-5 lg:gap-3">
      <Seo
        title="Jobs"
        description="Open jobs all over India by title, company, skill, city and pay."
        path={page > 1 && page <= pagesByNumber ? `/jobs?page=${page}` : '/jobs'}
      />
      {import.meta.env.SSR && <link rel="alternate" type="application/rss+xml" title="Jobs" href={feedOf(search)} />}
      <div className="flex items-center justify-between gap-4">
        <h1 className="text-2xl">Jobs</h1>
        <BackLinks />
      </div>
      <SearchForm search={search} openJob={openJob} />
      {failed.jobs ? (
        <FailedJobs {...failed.jobs} />
      ) : (
        <JobDesk
          search={search}
          openJob={openJob}
          actionsFor={applyInList}
          openActionsFor={applyToOpen}
          standingOf={standingOf}
          aboveList={searchParts.some((name) => search[name]) && <Saving />}
          amongJobs={!search.urgent && <UrgentStrip isMissing={failed.urgent !== null} actionsFor={applyInList} />}
          aside={<Aside isMissing={failed.urgent !== null} />}
        />
      )}
    </div>
  )
}

function Aside({ isMissing }: { readonly isMissing: boolean }) {
  return (
    <>
      <BesideJobs isMissing={isMissing} actionsFor={applyInList} />
      <Saved />
    </>
  )
}

/** Newest first and from the first page, whatever the screen shows. */
function feedOf(search: SearchState): string {
  const { sort: _, ...filters } = firstPageOf(search)
  return addressOf(filters).replace('/jobs', '/jobs/feed.xml')
}

/** Space is reserved, so that the list does not move when it is loaded. */
function Saving() {
  const saving = useDeferredPart(true, async () => {
    const { SaveThisSearch } = await import('#features/saved-searches/web/save-this-search.tsx')
    return <SaveThisSearch />
  })
  return <div className="min-h-11">{saving}</div>
}

function Saved() {
  return useDeferredPart(true, async () => {
    const { SavedList } = await import('#features/jobs/web/saved-list.tsx')
    return <SavedList actionsFor={applyInList} />
  })
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

function FailedJobs({ status, sentence }: PartFailure) {
  const { pathname, search } = useLocation()
  const [to, text] = status === 400 ? wayOutOf(searchIn(new URLSearchParams(search))) : [pathname + search, 'Try again']
  return (
    <ErrorState title="Failed to fetch jobs" actions={<ButtonLink to={to}>{text}</ButtonLink>}>
      {sentence}
    </ErrorState>
  )
}

/** An invalid search fails again; its first page may not. */
function wayOutOf(search: SearchState): readonly [string, string] {
  return search.page || search.cursor ? [addressOf(firstPageOf(search)), 'Go to page 1'] : ['/jobs', 'Show all jobs']
}
