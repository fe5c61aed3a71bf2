import { useLoaderData, useLocation, useSearchParams } from 'react-router'
import { ApplyButton } from '#features/applications/web/apply-button.tsx'
import type { Job } from '#features/jobs/contract.ts'
import { JobResults } from '#features/job-search/web/job-results.tsx'
import { addressOf, fetchJobs, firstPageOf, searchIn, type SearchState, urgentJobs } from '#features/job-search/web/job-search.ts'
import { searchParts, pagesByNumber } from '#features/job-search/rules.ts'
import { JobStats } from '#features/jobs/web/job-stats.tsx'
import { SearchForm } from '#features/job-search/web/search-form.tsx'
import { UrgentJobs } from '#features/job-search/web/urgent-jobs.tsx'
import { type PartFailure, partFailureOf, load, loaderResult } from '#platform/web/load.ts'
import { Seo } from '#platform/web/seo.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { BackLinks } from '#platform/web/ui/page-header.tsx'
import { ErrorState } from '#platform/web/ui/states.tsx'
import { useDeferredPart } from '#platform/web/use-deferred-part.ts'

type PartFailures = { readonly jobs: PartFailure | null; readonly urgent: PartFailure | null }

/** A failed call is reported in its place: the rest of the page, and typed text, stay. */
export const loader = load(async (client, url) => {
  const [jobs, urgent] = await Promise.all([
    partFailureOf(fetchJobs(client, searchIn(url.searchParams))),
    partFailureOf(client.ensureQueryData(urgentJobs)),
  ])
  return loaderResult({ jobs, urgent } satisfies PartFailures, jobs?.status)
})

export function Component() {
  const [params] = useSearchParams()
  const failed = useLoaderData() as PartFailures // from the loader above
  const search = searchIn(params)
  const page = Object.keys(firstPageOf(search)).length > 0 ? 1 : Number(search.page)
  return (
    <div className="grid gap-6">
      <Seo
        title="Jobs"
        description="Open jobs all over India by title, company, skill, city and pay."
        path={page > 1 && page <= pagesByNumber ? `/jobs?page=${page}` : '/jobs'}
      />
      {import.meta.env.SSR && <link rel="alternate" type="application/rss+xml" title="Jobs" href={feedOf(search)} />}
      <div className="grid gap-4">
        <BackLinks />
        <h1 className="text-2xl two:text-3xl">Jobs</h1>
      </div>
      <SearchForm search={search} />
      <div className="grid items-start gap-8 two:grid-cols-[minmax(0,1fr)_300px]">
        <section aria-labelledby="results" className="min-w-0">
          <h2 id="results" tabIndex={-1} className="sr-only">
            Results
          </h2>
          {!failed.jobs && searchParts.some((name) => search[name]) && <Saving />}
          {failed.jobs ? <FailedJobs {...failed.jobs} /> : <JobResults search={search} actionsFor={applyTo} />}
        </section>
        <aside className="grid gap-6" aria-label="More jobs">
          <UrgentJobs isMissing={failed.urgent !== null} />
          <JobStats />
          <Saved />
        </aside>
      </div>
    </div>
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
    return <SavedList />
  })
}

function applyTo({ id, title }: Job) {
  return <ApplyButton jobId={id} jobTitle={title} />
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
