import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { signedIn, findSignedIn } from '#features/auth/web/signed-in.ts'
import { employerProfile } from '#features/employers/web/employer-queries.ts'
import { ResumesNotFound } from '#features/resume-search/web/resumes-not-found.tsx'
import { ResumeFilters } from '#features/resume-search/web/resume-filters.tsx'
import { filtersOf, isOnlyOtherJob, resumesFor, stateIn } from '#features/resume-search/web/resume-search.ts'
import { SampleResults } from '#features/resume-search/web/sample-results.tsx'
import { resumeAccount } from '#features/resume-unlocks/web/unlock-queries.ts'
import { load, loaderResult, type PartFailure, partFailureOf } from '#platform/web/load.ts'
import { useSearchParams } from '#platform/web/search-params.ts'
import { Seo } from '#platform/web/seo.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { EmployerFrame } from '../employer-frame.tsx'

/** Loaded only in the browsers of employers. */
const employerResumes = () => import('../employer-resumes.tsx')
const EmployerResumes = lazy(async () => ({ default: (await employerResumes()).EmployerResumes }))

/** Visitors and job seekers need no data, because the four sample people are part of the screen. */
export const loader = load(async (client, url) => {
  if (!(await findSignedIn(client))?.isEmployer) return null
  const [failed] = await Promise.all([
    // Always reloaded, because people may have hidden themselves.
    partFailureOf(client.fetchQuery({ ...resumesFor(stateIn(url.searchParams)), staleTime: 0 })),
    client.fetchQuery({ ...resumeAccount, staleTime: 0 }),
    client.fetchQuery({ ...employerProfile, staleTime: 0 }),
    employerResumes(),
  ])
  return loaderResult(failed, failed?.status)
})

/** The people are in the first view, with the filters beside them on wide screens. */
const columns = 'grid grid-cols-[minmax(0,1fr)] content-start gap-4 lg:grid-cols-[18rem_minmax(0,1fr)] lg:items-start lg:gap-8'

export const shouldRevalidate = (urls: ShouldRevalidateFunctionArgs): boolean => !isOnlyOtherJob(urls)

function SearchSeo() {
  return (
    <Seo
      title="Search Resumes"
      description="Search the resumes of people all over India whose profile employers can find."
      path="/search-resumes"
    />
  )
}

export function Component() {
  const state = stateIn(useSearchParams())
  const failed = useLoaderData<PartFailure | null>()
  const { data: user } = useSuspenseQuery(signedIn)
  const [now] = useState(() => new Date())
  if (!user?.isEmployer)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <SearchSeo />
        <PageHeader title="Search Resumes" lead="People whose profile employers can find." />
        <div className={columns}>
          <ResumeFilters state={state} />
          <SampleResults state={state} now={now} />
        </div>
      </div>
    )
  return (
    <EmployerFrame title="Search Resumes" lead="People whose profile employers can find.">
      <SearchSeo />
      <div className={columns}>
        <ResumeFilters state={state} />
        {failed ? (
          <ResumesNotFound failed={failed} />
        ) : (
          <Suspense>
            <EmployerResumes state={state} filters={filtersOf(state)} now={now} />
          </Suspense>
        )}
      </div>
    </EmployerFrame>
  )
}
