import { useQuery, useQueryClient } from '@tanstack/react-query'
import { findSignedIn, signedIn } from '#features/auth/web/signed-in.ts'
import { AccessList } from '#features/privacy/web/access-list.tsx'
import { ConsentList } from '#features/privacy/web/consent-list.tsx'
import { myConsents } from '#features/privacy/web/privacy-queries.ts'
import { DeleteAccount, deletionPreview } from '#features/data-rights/web/delete-account.tsx'
import { OwnRecords } from '#features/data-rights/web/own-records.tsx'
import { BlockButton, BlockedCompanies } from '#features/resume-unlocks/web/block-button.tsx'
import { ReceivedRequests } from '#features/resume-unlocks/web/received-requests.tsx'
import { myBlocks, myRequests } from '#features/resume-unlocks/web/unlock-queries.ts'
import { billingDetails, myInvoices } from '#features/invoices/web/invoice-queries.ts'
import { OwnInvoices } from '#features/invoices/web/own-invoices.tsx'
import { AccountForm } from '#features/settings/web/account-form.tsx'
import { ColorSchemeField } from '#features/settings/web/color-scheme-field.tsx'
import { PasswordForm } from '#features/settings/web/password-form.tsx'
import { myAccount, mySettings, mySignIns } from '#features/settings/web/settings-queries.ts'
import { SignInList } from '#features/settings/web/sign-in-list.tsx'
import { HiringSwitches, NotificationSwitches, PrivacySwitches } from '#features/settings/web/switches.tsx'
import { ownBilling } from '#features/subscriptions/web/billing-queries.ts'
import { OwnPlan } from '#features/subscriptions/web/own-plan.tsx'
import { Seo } from '#platform/web/seo.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { type PageSection, Sections } from '#platform/web/ui/sections.tsx'
import { loadSignedIn } from '../signed-in-only.ts'

export const loader = loadSignedIn(async (client) => {
  const isCandidate = !(await findSignedIn(client))?.isEmployer
  await Promise.all([
    isCandidate && client.fetchQuery({ ...myRequests, staleTime: 0 }),
    isCandidate && client.fetchQuery({ ...myBlocks, staleTime: 0 }),
    isCandidate && client.fetchQuery({ ...ownBilling, staleTime: 0 }),
    isCandidate && client.fetchQuery({ ...myInvoices, staleTime: 0 }),
    isCandidate && client.fetchQuery({ ...billingDetails, staleTime: 0 }),
    client.ensureQueryData(mySettings),
    client.ensureQueryData(myAccount),
    client.ensureQueryData(deletionPreview),
    // If it fails, the list of consents shows the error.
    client.prefetchQuery(myConsents),
    // Always reloaded, because other browsers may have signed in or out.
    client.fetchQuery({ ...mySignIns, staleTime: 0 }),
  ])
})

export function Component() {
  const { data: user } = useQuery({ ...signedIn, enabled: false })
  return (
    <>
      <Seo title="Settings" isHidden />
      <PageHeader title="Settings" lead="Your account, emails and privacy." />
      <Sections label="Sections of the settings" sections={user?.isEmployer ? employerSections : candidateSections} />
    </>
  )
}

const account = (phoneHint: string): PageSection[] => [
  { id: 'account', title: 'Account Information', content: <Account phoneHint={phoneHint} /> },
  { id: 'password', title: 'Change Password', content: <PasswordForm /> },
]

const consents: PageSection = { id: 'consents', title: 'Your consents', content: <Consents /> }

const others: readonly PageSection[] = [
  { id: 'appearance', title: 'Appearance', content: <ColorSchemeField /> },
  { id: 'sign-ins', title: 'Where you are signed in', content: <SignInList /> },
  { id: 'data', title: 'Your data', content: <OwnRecords /> },
  { id: 'delete', title: 'Delete Account', content: <DeleteAccount /> },
]

const candidateSections: readonly PageSection[] = [
  ...account('Many employers in India call first.'),
  { id: 'plan', title: 'Your plan', content: <OwnPlan /> },
  { id: 'invoices', title: 'Invoices', content: <OwnInvoices /> },
  { id: 'notifications', title: 'Notifications', content: <CandidateNotifications /> },
  { id: 'privacy', title: 'Privacy', content: <PrivacySwitches /> },
  consents,
  { id: 'requests', title: 'Employers who ask for your contact details', content: <ReceivedRequests /> },
  {
    id: 'seen-by',
    title: 'Who has seen your CV',
    content: <AccessList actionsFor={(company) => <BlockButton {...company} />} />,
  },
  { id: 'blocked', title: 'Blocked companies', content: <BlockedCompanies /> },
  ...others,
]

const employerSections: readonly PageSection[] = [
  ...account('Candidates see it only if you write it in a job.'),
  { id: 'notifications', title: 'Notifications', content: <HiringSwitches /> },
  consents,
  ...others,
]

function Account({ phoneHint }: { readonly phoneHint: string }) {
  const client = useQueryClient()
  return (
    <AccountForm
      phoneHint={phoneHint}
      onChanged={({ firstName, lastName }) =>
        client.setQueryData(signedIn.queryKey, (before) => before && { ...before, firstName, lastName })
      }
    />
  )
}

function CandidateNotifications() {
  const client = useQueryClient()
  return <NotificationSwitches onChanged={() => void client.invalidateQueries({ queryKey: myConsents.queryKey })} />
}

function Consents() {
  const client = useQueryClient()
  return <ConsentList onChanged={() => void client.invalidateQueries({ queryKey: mySettings.queryKey })} />
}
