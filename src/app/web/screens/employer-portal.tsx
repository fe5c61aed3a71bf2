import { type QueryClient, useQuery } from '@tanstack/react-query'
import { redirect, redirectDocument, useNavigate } from 'react-router'
import { receivedPath } from '#features/applications/rules.ts'
import { findSignedIn, signedIn } from '#features/auth/web/signed-in.ts'
import { gateway } from '#features/billing/web/checkout.ts'
import { employerDashboard, jobFunnels } from '#features/employer-dashboard/web/dashboard-queries.ts'
import { DashboardTab } from '#features/employer-dashboard/web/dashboard-tab.tsx'
import type { EmployerProfile } from '#features/employers/contract.ts'
import { employerProfile } from '#features/employers/web/employer-queries.ts'
import { UnitsLeft } from '#features/resume-unlocks/web/job-choice.tsx'
import { resumeAccount } from '#features/resume-unlocks/web/unlock-queries.ts'
import { ForOthers } from '#features/employers/web/portal/for-others.tsx'
import { VerifyFirst } from '#features/employers/web/portal/verify-first.tsx'
import { billingDetails, myInvoices } from '#features/invoices/web/invoice-queries.ts'
import { OwnInvoices } from '#features/invoices/web/own-invoices.tsx'
import { companyBilling } from '#features/subscriptions/web/billing-queries.ts'
import { BillingTab } from '#features/subscriptions/web/billing-tab.tsx'
import { load } from '#platform/web/load.ts'
import { pageNumberIn } from '#platform/web/page-number.ts'
import { useSearchParams } from '#platform/web/search-params.ts'
import { Seo } from '#platform/web/seo.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { FailedPart } from '#platform/web/ui/states.tsx'
import { Tabs } from '#platform/web/ui/tabs.tsx'
import { EmployerFrame } from '../employer-frame.tsx'
import { Interviewer, loadInterviewer } from '../interviewer.tsx'

const tabs = [
  { name: 'dashboard', label: 'Dashboard' },
  { name: 'interviewer', label: 'AI Interviewer' },
  { name: 'billing', label: 'Billing' },
] as const
type TabName = (typeof tabs)[number]['name']

const tabIn = (params: URLSearchParams): TabName => tabs.find(({ name }) => name === params.get('tab'))?.name ?? 'dashboard'

/** Reloaded at every visit, because the numbers of waiting entries must be right. */
export const loader = load(async (client, { pathname, search, searchParams }) => {
  const user = await findSignedIn(client)
  if (!user?.isEmployer) return null
  // Emails of earlier releases link here.
  const applicationId = searchParams.get('application')
  if (applicationId) return redirect(receivedPath(applicationId))
  const tab = tabIn(searchParams)
  const { kind } = await client.ensureQueryData(gateway)
  // People pay the add-on on this tab. The payment provider's script is allowed only on a page that the server has rendered for this screen.
  if (tab === 'interviewer' && kind === 'razorpay' && !import.meta.env.SSR) return redirectDocument(pathname + search)
  return Promise.all([
    // If this fails, the screen shows the error in place of the portal.
    client.prefetchQuery({ ...employerProfile, staleTime: 0 }),
    tab === 'billing' ? loadBilling(client) : null,
    tab === 'dashboard' ? loadDashboard(client, searchParams) : null,
    tab === 'interviewer' ? loadInterviewer(client, interviewerPlace(searchParams)) : null,
  ])
})

const interviewerPlace = (params: URLSearchParams) => ({
  page: pageNumberIn(params),
  jobId: params.get('jobId'),
  kitId: params.get('kitId'),
  edit: params.get('edit'),
})

const loadDashboard = (client: QueryClient, searchParams: URLSearchParams) =>
  Promise.all([
    client.fetchQuery({ ...employerDashboard, staleTime: 0 }),
    client.fetchQuery({ ...jobFunnels(pageNumberIn(searchParams)), staleTime: 0 }),
    client.fetchQuery({ ...resumeAccount, staleTime: 0 }),
  ])

const loadBilling = (client: QueryClient) =>
  Promise.all([
    client.fetchQuery({ ...companyBilling, staleTime: 0 }),
    client.fetchQuery({ ...myInvoices, staleTime: 0 }),
    client.fetchQuery({ ...billingDetails, staleTime: 0 }),
  ])

export function Component() {
  const { data: user } = useQuery({ ...signedIn, enabled: false })
  return (
    <>
      <Seo title="Employer Portal" isHidden />
      {user?.isEmployer ? <OwnPortal /> : <ForOthers isSignedIn={Boolean(user)} />}
    </>
  )
}

function OwnPortal() {
  const { data, isFetching, refetch } = useQuery({ ...employerProfile, retryOnMount: false })
  if (data) return <Portal profile={data} />
  return (
    <EmployerFrame title="Employer Portal">
      <FailedPart title="Failed to fetch employer profile" isBusy={isFetching} onRetry={() => void refetch()} />
    </EmployerFrame>
  )
}

function Portal({ profile: { companyName, isVerified, role } }: { readonly profile: EmployerProfile }) {
  const params = useSearchParams()
  const navigate = useNavigate()
  const chosen = tabIn(params)
  const mayPost = role !== 'viewer'
  return (
    <EmployerFrame
      title="Employer Portal"
      lead={companyName}
      actions={mayPost && <ButtonLink to="/employer-portal/jobs/new">Post a job</ButtonLink>}
    >
      {!isVerified && <VerifyFirst isOwner={role === 'owner'} />}
      <Tabs
        label="Employer Portal"
        tabs={tabs}
        chosen={chosen}
        onChoose={(name) =>
          void navigate(name === 'dashboard' ? '?' : `?tab=${name}`, { replace: true, preventScrollReset: true })
        }
      >
        {chosen === 'dashboard' && <DashboardTab page={pageNumberIn(params)} mayPost={mayPost} resumes={<UnitsLeft />} />}
        {chosen === 'interviewer' && <Interviewer {...interviewerPlace(params)} />}
        {chosen === 'billing' && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <BillingTab />
            <Card aria-labelledby="invoices" className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-2">
              <h2 id="invoices" className="text-xl">
                Invoices
              </h2>
              <OwnInvoices isMember={role !== 'owner'} />
            </Card>
          </div>
        )}
      </Tabs>
    </EmployerFrame>
  )
}
