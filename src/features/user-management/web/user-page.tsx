import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { mayDo } from '#features/staff/permissions.ts'
import { staffMember } from '#features/staff/web/staff-queries.ts'
import { dateText, timeText } from '#platform/contract/dates.ts'
import { apiCalls } from '#platform/web/call.ts'
import { Link } from '#platform/web/ui/link.tsx'
import type { userAccounts, UserFile } from '../contract.ts'
import { userFile } from './account-queries.ts'
import { Facts } from './facts.tsx'
import { RevealContact } from './reveal-contact.tsx'
import { SuspensionPart } from './suspension-part.tsx'

const count = (number: number): string => number.toLocaleString('en-IN')

const call = apiCalls<typeof userAccounts>()

/** The page of a user for staff. */
export function UserPage({ userId }: { readonly userId: string }) {
  const { data: user } = useSuspenseQuery(userFile(userId))
  const client = useQueryClient()
  const params = { userId }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <AccountFacts user={user} />
      <RevealContact
        rows={[
          ['Email', user.email],
          ['Phone', user.phone],
        ]}
        who="The person"
        reveal={async (reason) => {
          const { name, email, phone, location } = await call('POST /api/admin/users/:userId/reveal', {
            params,
            body: { reason },
          })
          return [
            ['Name', name],
            ['Email', email],
            ['Phone', phone],
            ['Location', location],
          ]
        }}
      />
      <SuspensionPart
        isSuspended={user.isSuspended}
        suspensions={user.suspensions}
        hint="All sign-ins end, and nobody can sign in to this account."
        change={async (body) => {
          client.setQueryData(userFile(userId).queryKey, await call('PUT /api/admin/users/:userId/suspension', { params, body }))
        }}
      />
    </div>
  )
}

function AccountFacts({ user }: { readonly user: UserFile }) {
  const { employer } = user
  return (
    <Facts
      title="Account"
      rows={[
        ['Id', user.id],
        ['State', user.isSuspended ? 'Suspended' : user.emailVerified ? 'Active' : 'Email not verified'],
        ['Since', dateText(user.createdAt)],
        ['Signs in with', user.signsInWith === 'google' ? 'Google' : 'Email and password'],
        ['Signed-in browsers', count(user.signIns)],
        ['Last seen', user.lastSeenAt && `${dateText(user.lastSeenAt)}, ${timeText(user.lastSeenAt)}`],
        ['Company', employer && <EmployerLink key="employer" employer={employer} />],
        ['CV', user.hasCv ? 'Yes' : 'No'],
        ['Applications', count(user.applications)],
        ['Saved Jobs', count(user.savedJobs)],
      ]}
    />
  )
}

function EmployerLink({ employer: { id, name, role } }: { readonly employer: NonNullable<UserFile['employer']> }) {
  const { data: staff } = useSuspenseQuery(staffMember)
  const text = `${name} (${role})`
  if (!mayDo(staff.role, 'employer-accounts')) return text
  return (
    <Link to={`/admin/employers/${id}`} className="text-blue-dark underline">
      {text}
    </Link>
  )
}
