import type { QueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { redirect, type ShouldRevalidateFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { useSearchParams } from '#platform/web/search-params.ts'
import { findSignedIn } from '#features/auth/web/signed-in.ts'
import { savedJobs } from '#features/jobs/web/job-queries.ts'
import { figures } from '#features/jobs/web/job-figures.ts'
import {
  addressOf,
  fetchJobs,
  fetchWaysBack,
  firstPageOf,
  promotedFor,
  searchIn,
  searchOfCompany,
  type SearchState,
  urgentJobs,
  WrongAddress,
} from '#features/job-search/web/job-search.ts'
import { pagesByNumber } from '#features/job-search/rules.ts'
import { SearchForm } from '#features/job-search/web/search-form.tsx'
import { openParam } from '#features/job-search/web/wide-screen.ts'
import { lazyPart } from '#platform/web/lazy-part.ts'
import { type PartFailure, partFailureOf, load, loaderResult } from '#platform/web/load.ts'
import { Seo } from '#platform/web/seo.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { BackLinks } from '#platform/web/ui/page-header.tsx'
import { ErrorState } from '#platform/web/ui/states.tsx'
import { whenIdle } from '#platform/web/when-idle.ts'

/** The server renders the list; its code is loaded later, so that the search can be used first. */
const ListedJobs = lazyPart(async () => (await import('../jobs/listed-jobs.tsx')).ListedJobs)

type PartFailures = { readonly jobs: PartFailure | null; readonly urgent: PartFailure | null }

/** Its code follows the first view: a page from the server comes with its words read. If it cannot be loaded, the search reads the words itself. */
const readingOfWords = () => import('#features/job-search/web/filters-in-words.ts').catch(() => null)

const isFirst = (params: URLSearchParams): boolean => !params.has('page') && !params.has('cursor')

/** A failed search is reported in place of the list; the rest of the page and typed text stay. */
export const loader = load(async (client, url) => {
  const reading = url.searchParams.has('q') ? await readingOfWords() : null
  const read = await reading?.addressWithFilters(url)
  if (read) return redirect(read)
  const [jobs, urgent] = await Promise.all([
    partFailureOf(fetchJobs(client, searchIn(url.searchParams))),
    partFailureOf(client.ensureQueryData(urgentJobs)),
    isFirst(url.searchParams) && client.prefetchQuery(promotedFor(searchIn(url.searchParams))),
    // For the number of all jobs. If it fails, the number of the search is shown.
    client.prefetchQuery(figures),
    import.meta.env.SSR && prefetchSaved(client),
  ])
  const inCompany = searchOfCompany(client, searchIn(url.searchParams))
  if (inCompany) return redirect(addressWith(url, inCompany))
  if (jobs?.status === 400) await fetchWaysBack(client, searchIn(url.searchParams))
  return loaderResult({ jobs, urgent } satisfies PartFailures, jobs?.status)
})

/** The URL with another search. Its other parameters, such as the open job, stay. */
function addressWith({ pathname, searchParams }: URL, search: SearchState): string {
  const others = [...searchParams].filter(([name]) => !(name in searchIn(searchParams)))
  return `${pathname}?${new URLSearchParams([...Object.entries(search), ...others]).toString()}`
}

/** The server waits for the saved jobs, because the end of the page would move when they appear. In the browser the screen does not wait. */
async function prefetchSaved(client: QueryClient): Promise<void> {
  if (await findSignedIn(client)) await client.prefetchQuery(savedJobs())
}

/** Opening a job beside the list needs no new data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const isSame = addressOf(searchIn(currentUrl.searchParams)) === addressOf(searchIn(nextUrl.searchParams))
  return !isSame || currentUrl.searchParams.get(openParam) === nextUrl.searchParams.get(openParam)
}

export function Component() {
  const params = useSearchParams()
  const failed = useLoaderData() as PartFailures // from the loader above
  const search = searchIn(params)
  const openJob = params.get(openParam) ?? undefined
  useEffect(() => whenIdle(() => void readingOfWords()), [])
  const page = Object.keys(firstPageOf(search)).length > 0 ? 1 : Number(search.page)
  return (
    <div className="-mt-3 grid gap-2 two:-mt-5 lg:gap-3">
      <Seo
        title="Jobs"
        description="Open jobs all over India by title, company, skill, city and pay."
        path={page > 1 && page <= pagesByNumber ? `/jobs?page=${page}` : '/jobs'}
      />
      {import.meta.env.SSR && <link rel="alternate" type="application/rss+xml" title="Jobs" href={feedOf(search)} />}
      <div className="flex items-center justify-between gap-2">
        <h1 className="text-2xl">Jobs</h1>
        <BackLinks />
      </div>
      <SearchForm search={search} openJob={openJob} />
      {failed.jobs ? (
        <FailedJobs search={search} failed={failed.jobs} />
      ) : (
        <Suspense>
          <ListedJobs search={search} openJob={openJob} isUrgentMissing={failed.urgent !== null} />
        </Suspense>
      )}
    </div>
  )
}

/** The feed of the search: the newest first and from the first page, whatever the screen shows. */
function feedOf(search: SearchState): string {
  const { sort: _, ...filters } = firstPageOf(search)
  return addressOf(filters).replace('/jobs', '/jobs/feed.xml')
}

function FailedJobs({ search, failed }: { readonly search: SearchState; readonly failed: PartFailure }) {
  const { pathname, search: query } = useLocation()
  if (failed.status === 400)
    return (
      <Suspense>
        <WrongAddress search={search} />
      </Suspense>
    )
  return (
    <ErrorState title="Failed to fetch jobs" actions={<ButtonLink to={pathname + query}>Try again</ButtonLink>}>
      {failed.sentence}
    </ErrorState>
  )
}
