import { useSuspenseQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useLoaderData, useParams } from 'react-router'
import { useSearchParams } from '#platform/web/search-params.ts'
import { organization } from '#features/companies/organization.ts'
import { CompanyFacts, ResponseCard } from '#features/companies/web/company-facts.tsx'
import { CompanyHead } from '#features/companies/web/company-head.tsx'
import { CompanyReviews } from '#features/companies/web/company-reviews.tsx'
import { companyFor, jobsOf, ownRating, signedIn } from '#features/companies/web/company-search.ts'
import { OwnRating } from '#features/companies/web/own-rating.tsx'
import { beginningOf } from '#features/jobs/rules.ts'
import { type PartFailure, partFailureOf, load, loaderResult } from '#platform/web/load.ts'
import { Seo, SiteIdentity } from '#platform/web/seo.tsx'
import { BackLinks } from '#platform/web/ui/page-header.tsx'
import { OpenJobs } from '../company/open-jobs.tsx'

const firstPage = '1'
/** The length of a description in characters that search engines show. */
const described = 155

/** The company is shown even if its jobs or the person's own rating could not be loaded. */
export const loader = load(async (client, { searchParams }, { companyId = '' }) => {
  const [failed] = await Promise.all([
    partFailureOf(client.ensureQueryData(jobsOf(companyId, searchParams.get('page') || firstPage))),
    client.ensureQueryData(companyFor(companyId)),
    client.getQueryData(signedIn.queryKey) ? partFailureOf(client.ensureQueryData(ownRating(companyId))) : null,
  ])
  return loaderResult(failed, failed?.status)
})

export function Component() {
  const { companyId = '' } = useParams()
  const page = useSearchParams().get('page') || firstPage
  const failed = useLoaderData() as PartFailure | null // from the loader above
  const { origin } = use(SiteIdentity)
  const { data: company } = useSuspenseQuery(companyFor(companyId))
  const description = company.description ?? `${company.companyName}: open jobs and ratings.`
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 two:gap-8">
      <Seo
        title={company.companyName}
        description={description.length > described ? beginningOf(description, described) : description}
        path={`/companies/${company.id}${Number(page) > 1 && !failed ? `?page=${page}` : ''}`}
        facts={organization(company, `${origin}/companies/${company.id}`)}
      />
      <BackLinks />
      <CompanyHead company={company} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 two:grid-cols-[320px_minmax(0,1fr)] two:gap-8">
        <aside aria-label="About the company" className="grid gap-4 two:gap-6">
          <ResponseCard responses={company.responses} />
          <CompanyReviews company={company}>
            <OwnRating companyId={companyId} />
          </CompanyReviews>
          <CompanyFacts company={company} />
        </aside>
        <OpenJobs companyId={companyId} count={company.openJobs} page={page} failed={failed} />
      </div>
    </div>
  )
}
