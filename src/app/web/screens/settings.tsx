import { useQuery, useQueryClient } from '@tanstack/react-query'
import { signedIn } from '#features/auth/web/signed-in.ts'
import { AccessList } from '#features/privacy/web/access-list.tsx'
import { ConsentList } from '#features/privacy/web/consent-list.tsx'
import { myConsents } from '#features/privacy/web/privacy-queries.ts'
import { DeleteAccount } from '#features/data-rights/web/delete-account.tsx'
import { deletionPreview } from '#features/data-rights/web/deletion-preview.ts'
import { RecordsCard } from '#features/data-rights/web/records-card.tsx'
import { AccountForm } from '#features/settings/web/account-form.tsx'
import { PasswordForm } from '#features/settings/web/password-form.tsx'
import { myAccount, mySettings, mySignIns } from '#features/settings/web/settings-queries.ts'
import { SignInList } from '#features/settings/web/sign-in-list.tsx'
import { HiringSwitches, NotificationSwitches, PrivacySwitches } from '#features/settings/web/switches.tsx'
import { Seo } from '#platform/web/seo.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { loadSignedIn } from '../signed-in-only.ts'

export const loader = loadSignedIn((client) =>
  Promise.all([
    client.ensureQueryData(mySettings),
    client.ensureQueryData(myAccount),
    client.ensureQueryData(deletionPreview),
    // Always loaded again: other browsers may have signed in or out.
    client.fetchQuery({ ...mySignIns, staleTime: 0 }),
  ]),
)

export function Component() {
  const client = useQueryClient()
  const { data: user } = useQuery({ ...signedIn, enabled: false })
  const isCandidate = !user?.isEmployer
  return (
    <>
      <Seo title="Settings" isHidden />
      <PageHeader title="Settings" lead="Your account, emails and privacy." />
      <div className="grid max-w-3xl gap-6">
        <AccountForm
          onChanged={({ firstName, lastName }) =>
            client.setQueryData(signedIn.queryKey, (before) => before && { ...before, firstName, lastName })
          }
        />
        <PasswordForm />
        {isCandidate ? (
          <NotificationSwitches onChanged={() => void client.invalidateQueries({ queryKey: myConsents.queryKey })} />
        ) : (
          <HiringSwitches />
        )}
        {isCandidate && <PrivacySwitches />}
        <Card>
          <h2 className="text-lg">Your consents</h2>
          <ConsentList onChanged={() => void client.invalidateQueries({ queryKey: mySettings.queryKey })} />
        </Card>
        {isCandidate && (
          <Card className="grid gap-4">
            <h2 className="text-lg">Who has seen your CV</h2>
            <AccessList />
          </Card>
        )}
        <SignInList />
        <RecordsCard />
        <DeleteAccount />
      </div>
    </>
  )
}
