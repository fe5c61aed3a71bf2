import { daysAfter } from '#platform/contract/dates.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { publish, reaction } from '#platform/server/events.ts'
import { newId } from '#platform/server/new-id.ts'
import { countOf, oneDay, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { wasSent } from '#platform/server/send-once.ts'
import { digestOf, newToken } from '#platform/server/token.ts'
import { type Invitation, memberInvited, type NewInvitation, team } from '../team-contract.ts'
import { countInvitations, deleteInvitation, findInvitation, setInvitationToken, upsertInvitation } from './invitation-queries.ts'
import { logAction } from './action-queries.ts'
import { lockCompany } from './responses-queries.ts'
import { invitationEmail } from './team-emails.ts'
import { hasMemberAt } from './team-queries.ts'

/** Limited per company, and even more per address, because the emails go to people who have not asked for them. */
const invitationsOfCompany: RateLimit = { name: 'invitations of a company', per: 'account', max: 30, windowSeconds: oneDay }
const invitationsTo: RateLimit = { name: 'invitations to', per: 'email', max: 3, windowSeconds: oneDay }

const daysOpen = 7
const mostOpen = 50
const call = team['POST /api/employer/invitations']

type InviteContext = Pick<AppContext, 'db' | 'clock' | 'rateLimits'>
type Actor = { readonly id: string; readonly employerId: string }

export async function invite({ db, clock, rateLimits }: InviteContext, actor: Actor, given: NewInvitation): Promise<Invitation> {
  const now = clock()
  const { employerId } = actor
  await rateLimits.consume([countOf(invitationsOfCompany, employerId), countOf(invitationsTo, given.email)])
  const row = { ...given, id: newId(), employerId, invitedBy: actor.id, createdAt: now, expiresAt: daysAfter(now, daysOpen) }
  return db.transaction().execute(async (tx) => {
    await lockCompany(tx, employerId)
    if (await hasMemberAt(tx, employerId, given.email)) throw refuse(call, 'alreadyMember')
    const invitation = await upsertInvitation(tx, row)
    if ((await countInvitations(tx, employerId, now)) > mostOpen) throw refuse(call, 'tooManyOpen')
    await logAction(tx, { employerId, userId: actor.id, action: `invited somebody as ${given.role}` }, now)
    await publish(tx, memberInvited, { invitationId: row.id, linkId: newId() })
    return invitation
  })
}

export async function takeBackInvitation({ db, clock }: InviteContext, actor: Actor, invitationId: string): Promise<void> {
  const { employerId } = actor
  await db.transaction().execute(async (tx) => {
    if (!(await deleteInvitation(tx, employerId, invitationId))) {
      throw refuse(team['DELETE /api/employer/invitations/:invitationId'], 'notFound')
    }
    await logAction(tx, { employerId, userId: actor.id, action: 'took an invitation back' }, clock())
  })
}

/** The token is created here, so that it is never in the queue. */
export const sendInvitation = reaction(
  'sendInvitation',
  memberInvited,
  async ({ db, sendEmail, sites }, { invitationId, linkId }) => {
    const key = `invitation-${linkId}`
    const invitation = await findInvitation(db, invitationId)
    if (!invitation || (await wasSent(db, key))) return
    const token = newToken()
    await setInvitationToken(db, invitationId, digestOf(token))
    await sendEmail(invitationEmail(key, invitation, `${sites.mainUrl}/employer/join?token=${token}`))
  },
)
