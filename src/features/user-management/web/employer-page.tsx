import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { mayDo } from '#features/staff/permissions.ts'
import { staffMember } from '#features/staff/web/staff-queries.ts'
import { dateText } from '#platform/contract/dates.ts'
import { apiCalls } from '#platform/web/call.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import type { employerAccounts, EmployerFile } from '../employer-contract.ts'
import { employerFile } from './account-queries.ts'
import { Facts } from './facts.tsx'
import { RevealContact } from './reveal-contact.tsx'
import { SuspensionPart } from './suspension-part.tsx'

const count = (number: number): string => number.toLocaleString('en-IN')

const call = apiCalls<typeof employerAccounts>()

type Contact = Pick<EmployerFile, 'contactName' | 'contactEmail' | 'phone'>
const rowsOf = ({ contactName, contactEmail, phone }: Contact) =>
  [
    ['Contact', contactName],
    ['Email', contactEmail],
    ['Phone', phone],
  ] as const

/** The page of a company for staff. */
export function EmployerPage({ employerId }: { readonly employerId: string }) {
  const { data: employer } = useSuspenseQuery(employerFile(employerId))
  const client = useQueryClient()
  const params = { employerId }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CompanyFacts employer={employer} />
      <Team team={employer.team} />
      <RevealContact
        rows={rowsOf(employer)}
        who="The main owner"
        reveal={async (reason) =>
          rowsOf(await call('POST /api/admin/employers/:employerId/reveal', { params, body: { reason } }))
        }
      />
      <SuspensionPart
        isSuspended={employer.isSuspended}
        suspensions={employer.suspensions}
        hint="Its jobs leave the public lists, and its team is signed out."
        change={async (body) => {
          client.setQueryData(
            employerFile(employerId).queryKey,
            await call('PUT /api/admin/employers/:employerId/suspension', { params, body }),
          )
        }}
      />
    </div>
  )
}

function CompanyFacts({ employer }: { readonly employer: EmployerFile }) {
  const { isSuspended, isVerified, plan, planEndsAt, jobs, openJobs, applications } = employer
  return (
    <Facts
      title="Company"
      rows={[
        ['Id', employer.id],
        ['State', `${isSuspended ? 'Suspended' : 'Active'}, ${isVerified ? 'verified' : 'not verified'}`],
        ['Since', dateText(employer.createdAt)],
        ['Website', employer.website],
        ['Industry', employer.industry],
        ['Plan', planEndsAt ? `${plan}, until ${dateText(planEndsAt)}` : plan],
        ['Jobs', `${count(jobs)}, ${count(openJobs)} open`],
        ['Applications', count(applications)],
      ]}
    />
  )
}

function Team({ team }: Pick<EmployerFile, 'team'>) {
  const { data: staff } = useSuspenseQuery(staffMember)
  const isLinked = mayDo(staff.role, 'user-accounts')
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">Team</h2>
      {team.length === 0 ? (
        <p className="text-soft">Nobody.</p>
      ) : (
        <ul aria-label="Team" className="grid gap-1">
          {team.map(({ userId, name, role, isSuspended }) => (
            <li key={userId} className="flex min-h-11 flex-wrap items-center gap-2 wrap-anywhere">
              {isLinked ? (
                <Link to={`/admin/users/${userId}`} className="inline-flex min-h-11 items-center text-blue-dark underline">
                  {name}
                </Link>
              ) : (
                name
              )}
              <span className="text-soft">{role}</span>
              {isSuspended && <Badge look="brick">Suspended</Badge>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
