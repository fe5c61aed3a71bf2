import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dateText } from '#platform/contract/dates.ts'
import type { MemberRole } from '#platform/contract/endpoint.ts'
import { apiCalls } from '#platform/web/call.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { roleLabels } from '../../rules.ts'
import type { Member, team } from '../../team-contract.ts'
import { employerProfile, teamMembers } from '../employer-queries.ts'

const call = apiCalls<typeof team>()
const roles = Object.keys(roleLabels) as MemberRole[] // the object has these keys

export function MemberList() {
  const { data: members } = useSuspenseQuery(teamMembers)
  const isOwner = useSuspenseQuery(employerProfile).data.role === 'owner'
  return (
    <ul aria-label="Members" className="rounded-card border border-line bg-card px-4">
      {members.map((member) => (
        <li
          key={member.userId}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3 last:border-0"
        >
          <MemberFacts member={member} />
          {isOwner ? <MemberControls member={member} /> : <Badge>{roleLabels[member.role]}</Badge>}
        </li>
      ))}
    </ul>
  )
}

function MemberFacts({ member: { name, email, joinedAt, isYou } }: { readonly member: Member }) {
  return (
    <div className="grid min-w-0 gap-0.5">
      <span className="flex flex-wrap items-center gap-2 font-medium">
        <bdi>{name}</bdi>
        {isYou && <Badge look="blue">You</Badge>}
      </span>
      <span className="text-sm wrap-anywhere text-soft">
        {email} · since {dateText(joinedAt)}
      </span>
    </div>
  )
}

function MemberControls({ member: { userId, name, role, isYou } }: { readonly member: Member }) {
  const isHydrated = useHydrated()
  const { change, chosen, remove } = useMember(userId, name)
  const [isSure, setSure] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Select
        aria-label={`Role of ${name}`}
        value={chosen ?? role}
        disabled={!isHydrated}
        aria-busy={change.isBusy}
        onChange={({ currentTarget }) => change.run(roles.find((one) => one === currentTarget.value) ?? role)}
      >
        {roles.map((one) => (
          <option key={one} value={one}>
            {roleLabels[one]}
          </option>
        ))}
      </Select>
      {!isYou && (
        <Button
          look={isSure ? 'danger' : 'quiet'}
          isBusy={remove.isBusy}
          disabled={!isHydrated}
          aria-label={isSure ? `Really remove ${name}` : `Remove ${name}`}
          onClick={() => (isSure ? remove.run() : setSure(true))}
          onBlur={() => setSure(false)}
        >
          {isSure ? 'Really remove?' : 'Remove'}
        </Button>
      )}
    </div>
  )
}

function useMember(userId: string, name: string) {
  const client = useQueryClient()
  const readAgain = () =>
    Promise.all([client.invalidateQueries(teamMembers), client.invalidateQueries(employerProfile), forgetActions()])
  const forgetActions = () => client.invalidateQueries({ queryKey: ['GET /api/employer/actions'] })
  // Shows the selected role while it is being saved. A disabled list would lose the focus.
  const [chosen, setChosen] = useState<MemberRole | null>(null)
  const change = useAction(
    async (role: MemberRole) => {
      setChosen(role)
      try {
        await call('PUT /api/employer/team/:userId', { params: { userId }, body: { role } })
        toast({ title: `${name} is now ${roleLabels[role]}` })
        await readAgain()
      } finally {
        setChosen(null)
      }
    },
    { title: 'Role Not Changed' },
  )
  const remove = useAction(
    async () => {
      await call('DELETE /api/employer/team/:userId', { params: { userId } })
      toast({ title: `${name} is no longer in the team` })
      await readAgain()
    },
    { title: 'Member Not Removed' },
  )
  return { change, chosen, remove }
}
