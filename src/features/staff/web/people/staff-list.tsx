import { useSuspenseQuery } from '@tanstack/react-query'
import { dateText, timeText } from '#platform/contract/dates.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import type { StaffListed } from '../../people-contract.ts'
import { roleLabels } from '../../permissions.ts'
import { staffPeopleList } from '../staff-lists.ts'
import { StaffActions } from './staff-actions.tsx'

/** All staff accounts, active ones first. */
export function StaffList() {
  const { data: people } = useSuspenseQuery(staffPeopleList)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ButtonLink to="/admin/create-staff" className="justify-self-start">
        Create Staff Member
      </ButtonLink>
      <ul aria-label="Staff" className="grid gap-4">
        {people.map((person) => (
          <li key={person.id}>
            <Card className="flex flex-wrap items-start justify-between gap-4">
              <Facts person={person} />
              {!person.isYou && <StaffActions person={person} />}
            </Card>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Facts({ person }: { readonly person: StaffListed }) {
  const { firstName, lastName, email, role, isActive, lastLogin, hasSecondFactor, isYou } = person
  return (
    <div className="grid min-w-0 gap-1 wrap-anywhere">
      <h2 className="flex flex-wrap items-center gap-2 text-lg">
        {firstName} {lastName}
        {isYou && <Badge look="blue">You</Badge>}
        {!isActive && <Badge look="brick">Deactivated</Badge>}
        {isActive && !lastLogin && <Badge look="marigold">Invited</Badge>}
      </h2>
      <p className="text-soft">{email}</p>
      <p>
        {roleLabels[role]} · {hasSecondFactor ? 'with a second factor' : 'without a second factor'}
      </p>
      <p className="text-sm text-soft">
        {lastLogin ? `Last signed in ${dateText(lastLogin)}, ${timeText(lastLogin)}` : 'Has never signed in'}
      </p>
    </div>
  )
}
