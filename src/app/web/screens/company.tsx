import '../later.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { ApplyButton } from '#features/applications/web/apply-button.tsx'
import { organization } from '#features/companies/organization.ts'
import { CompanyFacts, ResponseCard } from '#features/companies/web/company-facts.tsx'
import { CompanyHead } from '#features/companies/web/company-head.tsx'
import { CompanyReviews } from '#features/companies/web/company-reviews.tsx'
import { companyFor, jobsOf, ownRating, signedIn } from '#features/companies/web/company-search.ts'
import { OwnRating } from '#features/companies/web/own-rating.tsx'
import { JobCard } from '#features/jobs/web/job-card.tsx'
import { load } from '#platform/web/load.ts'
import { Seo, SiteIdentity } from '#platform/web/seo.tsx'
import { WaysOut } from '#platform/web/ui/page-header.tsx'
import { Pagination } from '#platform/web/ui/pagination.tsx'

const pageSize = 20

export const loader = load(async (client, { searchParams }, { companyId = '' }) => {
  await Promise.all([
    client.ensureQueryData(companyFor(companyId)),
    client.ensureQueryData(jobsOf(companyId, searchParams.get('page') ?? '1')),
    client.getQueryData(signedIn.queryKey) ? client.ensureQueryData(ownRating(companyId)) : null,
  ])
})

export function Component() {
  const { companyId = '' } = useParams()
  const { origin } = use(SiteIdentity)
  const { data: company } = useSuspenseQuery(companyFor(companyId))
  return (
    <div className="grid gap-8">
      <Seo
        title={company.companyName}
        description={(company.description ?? `${company.companyName}: open jobs and ratings.`).slice(0, 155)}
        facts={organization(company, `${origin}/companies/${company.id}`)}
      />
      <WaysOut />
      <CompanyHead company={company} />
      <div className="grid items-start gap-8 two:grid-cols-[minmax(0,1fr)_320px]">
        <OpenJobs companyId={companyId} count={company.openJobs} />
        <aside aria-label="About the company" className="grid gap-6">
          <ResponseCard responses={company.responses} />
          <CompanyFacts company={company} />
          <CompanyReviews company={company}>
            <OwnRating companyId={companyId} />
          </CompanyReviews>
        </aside>
      </div>
    </div>
  )
}

function OpenJobs({ companyId, count }: { readonly companyId: string; readonly count: number }) {
  const page = Number(useSearchParams()[0].get('page') ?? '1')
  const { data } = useSuspenseQuery(jobsOf(companyId, String(page)))
  return (
    <section id="open-jobs" aria-labelledby="open-jobs-title" className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="open-jobs-title" className="text-xl">
        Open jobs
      </h2>
      {data.items.length === 0 && <p className="text-soft">Nothing is open here at the moment.</p>}
      {data.items.map((job) => (
        <JobCard key={job.id} job={job} actions={<ApplyButton jobId={job.id} jobTitle={job.title} />} />
      ))}
      {(page > 1 || count > pageSize) && (
        <Pagination page={page} hasNext={count > page * pageSize} hrefOf={(wanted) => `/companies/${companyId}?page=${wanted}`} />
      )}
    </section>
  )
}
