import { recordView } from '#features/privacy/server/public.ts'
import { insertAdminLog } from '#features/staff/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { countOf, hours, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import type { StaffCaller } from '#platform/server/serve.ts'
import { type RevealedUser, userAccounts } from '../contract.ts'
import { employerAccounts, type RevealedContact } from '../employer-contract.ts'
import { findCompanyContact } from './employer-queries.ts'
import { findContact } from './user-queries.ts'

/** Limited, so that a stolen sign-in cannot read everybody. */
const reveals: RateLimit = { name: 'contact details revealed', per: 'account', max: 60, windowSeconds: hours(1) }

type Context = Pick<AppContext, 'db' | 'clock' | 'rateLimits'>
type RevealRequest = { readonly actor: StaffCaller; readonly reason: string }

/** Reveals contact details and records who has looked and why, in one transaction; the person can see it. */
export async function revealUser(context: Context, userId: string, look: RevealRequest): Promise<RevealedUser> {
  const { db, clock, rateLimits } = context
  await rateLimits.consume([countOf(reveals, look.actor.id)])
  return db.transaction().execute(async (tx) => {
    const contact = await findContact(tx, userId)
    if (!contact) throw refuse(userAccounts['POST /api/admin/users/:userId/reveal'], 'notFound')
    await recordView(tx, viewOf(userId, look), clock())
    await insertAdminLog(tx, logOf(look, { targetType: 'user', targetId: userId }))
    return contact
  })
}

export async function revealCompanyContact(context: Context, employerId: string, look: RevealRequest): Promise<RevealedContact> {
  const { db, clock, rateLimits } = context
  await rateLimits.consume([countOf(reveals, look.actor.id)])
  return db.transaction().execute(async (tx) => {
    const contact = await findCompanyContact(tx, employerId)
    if (!contact) throw refuse(employerAccounts['POST /api/admin/employers/:employerId/reveal'], 'notFound')
    if (contact.userId) await recordView(tx, viewOf(contact.userId, look), clock())
    await insertAdminLog(tx, logOf(look, { targetType: 'employer', targetId: employerId }))
    return contact
  })
}

function viewOf(userId: string, { actor, reason }: RevealRequest) {
  return { at: { userId }, by: { kind: 'staff', id: actor.id, name: actor.name }, what: 'contact', about: reason } as const
}

function logOf({ actor, reason }: RevealRequest, target: { readonly targetType: string; readonly targetId: string }) {
  return { adminId: actor.id, action: 'reveal contact details', description: reason, ...target }
}
