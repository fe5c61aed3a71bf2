import { useSuspenseQuery } from '@tanstack/react-query'
import { employerProfile, openInvitations, teamMembers } from '#features/employers/web/employer-queries.ts'
import { ActionList } from '#features/employers/web/team/action-list.tsx'
import { InvitationList } from '#features/employers/web/team/invitation-list.tsx'
import { InviteForm } from '#features/employers/web/team/invite-form.tsx'
import { LeaveTeam } from '#features/employers/web/team/leave-team.tsx'
import { MemberList } from '#features/employers/web/team/member-list.tsx'
import { Seo } from '#platform/web/seo.tsx'
import { EmployerFrame } from '../employer-frame.tsx'
import { loadEmployer } from '../employers-only.ts'

export const loader = loadEmployer(async (client) => {
  const { role } = await client.fetchQuery({ ...employerProfile, staleTime: 0 })
  await Promise.all([
    client.fetchQuery({ ...teamMembers, staleTime: 0 }),
    role === 'owner' ? client.fetchQuery({ ...openInvitations, staleTime: 0 }) : null,
  ])
})

export function Component() {
  const { role } = useSuspenseQuery(employerProfile).data
  const isOwner = role === 'owner'
  return (
    <EmployerFrame title="Team" lead="Who hires with you, and what each of them may do.">
      <Seo title="Team" isHidden />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 two:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <MemberList />
          {isOwner && <InvitationList />}
        </div>
        {isOwner && <InviteForm />}
      </div>
      {isOwner && <ActionList />}
      <LeaveTeam />
    </EmployerFrame>
  )
}
