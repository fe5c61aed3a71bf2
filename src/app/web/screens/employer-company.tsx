import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { companyFor, industries } from '#features/companies/web/company-search.ts'
import { CompanyFacts } from '#features/companies/web/company-facts.tsx'
import { CompanyHead } from '#features/companies/web/company-head.tsx'
import { verificationState } from '#features/company-verification/web/verification-queries.ts'
import { ContactEmailForm } from '#features/company-verification/web/contact-email-form.tsx'
import { VerificationPanel } from '#features/company-verification/web/verification-panel.tsx'
import { CompanyForm } from '#features/employers/web/company/company-form.tsx'
import { LogoControl } from '#features/employers/web/company/logo-control.tsx'
import { employerProfile, ownCompany } from '#features/employers/web/employer-queries.ts'
import { employerDashboard } from '#features/employer-dashboard/web/dashboard-queries.ts'
import { Seo } from '#platform/web/seo.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { EmployerFrame } from '../employer-frame.tsx'
import { loadEmployer } from '../employers-only.ts'

/** Nothing is read from the cache, because a colleague may have changed the company. */
export const loader = loadEmployer(async (client) => {
  await Promise.all([
    client.ensureQueryData(industries),
    // A company that is not public yet has no page, so a 404 is not an error and is not retried.
    client
      .fetchQuery({ ...employerProfile, staleTime: 0 })
      .then(({ id }) => client.prefetchQuery({ ...companyFor(id), staleTime: 0 })),
    client.fetchQuery({ ...ownCompany, staleTime: 0 }),
    client.fetchQuery({ ...verificationState, staleTime: 0 }),
    client.fetchQuery({ ...employerDashboard, staleTime: 0 }),
  ])
})

export function Component() {
  const { data: trades } = useSuspenseQuery(industries)
  const isOwner = useSuspenseQuery(employerProfile).data.role === 'owner'
  return (
    <EmployerFrame title="Company" lead="What job seekers see of you, and how we know that you are real.">
      <Seo title="Company" isHidden />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 two:grid-cols-[minmax(0,1fr)_24rem] two:gap-8">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <VerificationPanel isOwner={isOwner} />
          {isOwner && (
            <Card aria-labelledby="profile" className="grid gap-6">
              <h2 id="profile" className="text-xl">
                Company profile
              </h2>
              <LogoControl />
              <CompanyForm industries={trades} />
              <ContactEmailForm />
            </Card>
          )}
        </div>
        <Preview />
      </div>
    </EmployerFrame>
  )
}

/** A preview of the company's public page, as it was last saved. */
function Preview() {
  const { data } = useSuspenseQuery(ownCompany)
  const { openJobs, responses } = useSuspenseQuery(employerDashboard).data
  const { data: published } = useQuery({ ...companyFor(data.id), enabled: false })
  const shown = {
    ...data,
    website: data.website || null,
    description: data.description || null,
    industry: data.industry || null,
    size: data.size || null,
    openJobs,
    responses,
    cities: published?.cities ?? [],
    reviews: [],
    rating: published?.rating ?? { average: null, count: 0 },
  }
  return (
    <aside
      aria-label="Preview of your public page"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-dashed border-line-strong p-4"
    >
      <p className="text-sm font-medium text-soft">Preview of your public page, as saved</p>
      <CompanyHead company={shown} heading="h2" />
      <CompanyFacts company={shown} />
      {published && (
        <Link
          to={`/companies/${data.id}`}
          className="inline-flex min-h-11 items-center justify-self-start text-blue-dark underline underline-offset-4"
        >
          Open the public page
        </Link>
      )}
    </aside>
  )
}
