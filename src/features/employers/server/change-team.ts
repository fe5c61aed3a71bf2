import { assertDefined } from '#platform/contract/assert-defined.ts'
import type { MemberRole } from '#platform/contract/endpoint.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Tx } from '#platform/server/db.ts'
import { publish } from '#platform/server/events.ts'
import { Forbidden } from '#platform/server/failures.ts'
import { memberLeft, type Member, team } from '../team-contract.ts'
import { logAction } from './action-queries.ts'
import { lockCompany } from './responses-queries.ts'
import { countOwners, deleteMember, findRole, keepMainOwner, listMembers, setRole } from './team-queries.ts'

type TeamContext = Pick<AppContext, 'db' | 'clock'>
type Actor = { readonly id: string; readonly employerId: string }
const call = team['PUT /api/employer/team/:userId']

export async function changeRole({ db, clock }: TeamContext, actor: Actor, userId: string, role: MemberRole): Promise<Member> {
  const now = clock()
  const { employerId } = actor
  return db.transaction().execute(async (tx) => {
    const before = await lockMember(tx, actor, userId)
    if (before !== role) {
      if (before === 'owner') await keepOneOwner(tx, employerId)
      await setRole(tx, userId, role)
      await keepMainOwner(tx, employerId)
      const action = `changed a role from ${before} to ${role}`
      await logAction(tx, { employerId, userId: actor.id, action, memberId: userId }, now)
    }
    const members = await listMembers(tx, employerId, actor.id)
    return assertDefined(
      members.find((member) => member.userId === userId),
      'the member just changed',
    )
  })
}

/** Ends a membership: the person leaves the team, or is removed by an owner. */
export async function endMembership({ db, clock }: TeamContext, actor: Actor, userId: string): Promise<void> {
  const now = clock()
  const { employerId } = actor
  await db.transaction().execute(async (tx) => {
    const role = await lockMember(tx, actor, userId)
    if (role === 'owner') await keepOneOwner(tx, employerId)
    await deleteMember(tx, userId)
    await keepMainOwner(tx, employerId)
    const own = userId === actor.id
    const action = own ? 'left the team' : 'removed a member from the team'
    await logAction(tx, { employerId, userId: actor.id, action, ...(own ? {} : { memberId: userId }) }, now)
    await publish(tx, memberLeft, { employerId, userId })
  })
}

/**
 * Makes changes of one team happen one after the other. The caller may have lost the right since the request was authenticated: of two owners who
 * remove each other, one stays.
 */
async function lockMember(tx: Tx, { id, employerId }: Actor, userId: string): Promise<MemberRole> {
  await lockCompany(tx, employerId)
  const own = await findRole(tx, employerId, id)
  if (own === null || (own !== 'owner' && id !== userId)) throw new Forbidden('Only an owner of the company may do this.')
  const role = await findRole(tx, employerId, userId)
  if (role === null) throw refuse(call, 'notFound')
  return role
}

async function keepOneOwner(tx: Tx, employerId: string): Promise<void> {
  if ((await countOwners(tx, employerId)) < 2) throw refuse(call, 'lastOwner')
}
