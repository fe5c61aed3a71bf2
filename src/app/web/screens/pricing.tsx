import { type QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { redirectDocument, useLoaderData } from 'react-router'
import type { User } from '#features/auth/contract.ts'
import { findSignedIn, signedIn } from '#features/auth/web/signed-in.ts'
import { gateway } from '#features/billing/web/checkout.ts'
import { planText } from '#features/employers/rules.ts'
import { employerProfile } from '#features/employers/web/employer-queries.ts'
import type { Audience } from '#features/plans/rules.ts'
import { PlanQuestions } from '#features/plans/web/plan-questions.tsx'
import { plansFor } from '#features/plans/web/plan-queries.ts'
import { Section } from '#features/site/web/landing/section.tsx'
import { companyBilling, ownBilling } from '#features/subscriptions/web/billing-queries.ts'
import { CompanyStatus, SampleStatus, SeekerStatus } from '#features/subscriptions/web/plan-status.tsx'
import { load, loaderResult, partFailureOf } from '#platform/web/load.ts'
import { useSearchParams } from '#platform/web/search-params.ts'
import { Seo } from '#platform/web/seo.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx'
import { Plans } from '../company/plan-lists.tsx'

const audienceIn = (params: URLSearchParams, isEmployer: boolean): Audience => {
  const chosen = params.get('for')
  if (chosen === 'employers') return 'employer'
  return chosen === null && isEmployer ? 'employer' : 'seeker'
}

async function fetchStanding(client: QueryClient, { isEmployer }: User): Promise<unknown> {
  if (!isEmployer) return client.fetchQuery({ ...ownBilling, staleTime: 0 })
  return Promise.all([
    client.fetchQuery({ ...companyBilling, staleTime: 0 }),
    client.fetchQuery({ ...employerProfile, staleTime: 0 }),
  ])
}

export const loader = load(async (client, url) => {
  const [{ kind }, user] = await Promise.all([client.ensureQueryData(gateway), findSignedIn(client)])
  // The payment provider's script is allowed only on a page that the server has rendered for this screen.
  if (kind === 'razorpay' && !import.meta.env.SSR) return redirectDocument(url.pathname + url.search)
  const audience = audienceIn(url.searchParams, user?.isEmployer ?? false)
  const [failure] = await Promise.all([
    partFailureOf(client.fetchQuery({ ...plansFor(audience), staleTime: 0 })),
    user && fetchStanding(client, user),
  ])
  return loaderResult(failure !== null, failure?.status ?? 200)
})

export function Component() {
  const { data: user } = useSuspenseQuery(signedIn)
  const audience = audienceIn(useSearchParams(), user?.isEmployer ?? false)
  return (
    <>
      <Seo
        title="Pricing"
        description="Plans for companies that hire in India and for job seekers. Every price includes GST, and nothing renews by itself."
        path="/pricing"
      />
      <PageHeader title="Pricing" lead="Every price includes GST. Nothing renews by itself." />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Toggle audience={audience} />
        <Standing />
        <List audience={audience} />
      </div>
      <Section title="Questions and answers">
        <PlanQuestions audience={audience} />
      </Section>
    </>
  )
}

const sets = [
  { audience: 'seeker', to: '/pricing?for=seekers', label: 'For Job Seekers' },
  { audience: 'employer', to: '/pricing?for=employers', label: 'For Employers' },
] as const

/** Switches between the plans for companies and people by links, which work without scripts. */
function Toggle({ audience }: { readonly audience: Audience }) {
  return (
    <nav aria-label="Plans">
      <ul className="flex flex-wrap border-b border-line">
        {sets.map((set) => (
          <li key={set.audience}>
            <Link
              to={set.to}
              replace
              preventScrollReset
              aria-current={set.audience === audience ? 'true' : undefined}
              className="-mb-px flex min-h-11 items-center border-b-3 border-transparent px-4 font-medium text-soft hover:text-ink aria-[current]:border-blue aria-[current]:text-ink"
            >
              {set.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Standing() {
  const { data: user } = useSuspenseQuery(signedIn)
  const { data: ofCompany } = useQuery({ ...companyBilling, enabled: false })
  const { data: own } = useQuery({ ...ownBilling, enabled: false })
  const { data: profile } = useQuery({ ...employerProfile, enabled: false })
  if (user?.isEmployer && ofCompany && profile) return <CompanyStatus state={ofCompany} otherwise={planText(profile)} />
  return user && own ? <SeekerStatus state={own} /> : <SampleStatus />
}

function List({ audience }: { readonly audience: Audience }) {
  const isFailed = useLoaderData<boolean>()
  const { data: plans } = useQuery({ ...plansFor(audience), enabled: false })
  if (isFailed || !plans) return <ErrorState title="Error loading pricing plans. Please try again later." />
  if (plans.length === 0) return <EmptyState title="No pricing plans available at the moment." />
  return <Plans audience={audience} plans={plans} />
}
