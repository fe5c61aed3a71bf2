import { findPerson } from '#features/auth/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Db } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import { countOf, hours, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { digestOf } from '#platform/server/token.ts'
import { type InvitationOffer, team } from '../team-contract.ts'
import { deleteInvitation, findInvitationByToken } from './invitation-queries.ts'
import { logAction } from './action-queries.ts'
import { lockCompany } from './responses-queries.ts'
import { isCompanySuspended } from './suspension-queries.ts'
import { insertMember } from './team-queries.ts'

const offersRead: RateLimit = { name: 'invitations opened', per: 'network', max: 200, windowSeconds: hours(1) }
const call = team['POST /api/employer/invitations/accept']

type OfferContext = Pick<AppContext, 'db' | 'clock' | 'rateLimits'>

/** Anyone with the link may read the invitation, but sees only a part of the address, because the link may have been forwarded. */
export async function readOffer({ db, clock, rateLimits }: OfferContext, token: string, ip: string): Promise<InvitationOffer> {
  await rateLimits.consume([countOf(offersRead, ip)])
  const { companyName, role, email, expiresAt } = await findOpen(db, token, clock())
  return { company: companyName, role, email: masked(email), expiresAt: expiresAt.toISOString() }
}

type AcceptedInvitation = { readonly company: string; readonly role: InvitationOffer['role'] }

/** The invited address must be the account's, so that a forwarded invitation is useless. The invitation is deleted, so it works once. */
export async function acceptInvitation(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  userId: string,
  token: string,
): Promise<AcceptedInvitation> {
  const now = clock()
  return db.transaction().execute(async (tx) => {
    const { id, employerId, email, role, companyName } = await findOpen(tx, token, now)
    const person = await findPerson(tx, userId)
    if (person?.email.toLowerCase() !== email.toLowerCase()) throw refuse(call, 'otherAddress')
    await lockCompany(tx, employerId)
    if (await isCompanySuspended(tx, employerId)) throw refuse(call, 'deadInvitation')
    if (!(await deleteInvitation(tx, employerId, id))) throw refuse(call, 'deadInvitation')
    if (!(await insertMember(tx, { id: newId(), employerId, userId, role }, now))) throw refuse(call, 'alreadyInTeam')
    await logAction(tx, { employerId, userId, action: `joined the team as ${role}` }, now)
    return { company: companyName, role }
  })
}

async function findOpen(db: Db, token: string, now: Date) {
  const invitation = await findInvitationByToken(db, digestOf(token), now)
  if (!invitation) throw refuse(call, 'deadInvitation')
  return invitation
}

/** "r…@kaveri.example" */
function masked(email: string): string {
  return email.replace(/^(.).*(?=@)/u, '$1…')
}
