import { findCompanyFacts } from '#features/employers/server/public.ts'
import { listPeople } from '#features/resume-search/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { publish } from '#platform/server/events.ts'
import { countOf, oneDay, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import type { EmployerCaller } from '#platform/server/serve.ts'
import { resumeInvited, unlocks } from '../contract.ts'
import { findOpenJobTitle, hasApplied, insertInvitation } from './invitation-queries.ts'

const call = unlocks['POST /api/employer/resumes/:resumeId/invitations']

const invitationsOfCompany: RateLimit = { name: 'invitations of a company', per: 'company', max: 100, windowSeconds: oneDay }

type InvitationInput = { readonly resumeId: string; readonly jobId: string }

/** Invites a person once per job. Everybody who is found may be contacted: the switch that forbids it removes a person from the search. */
export async function invite(
  { db, rateLimits, clock }: Pick<AppContext, 'db' | 'rateLimits' | 'clock'>,
  { employerId }: EmployerCaller,
  { resumeId: userId, jobId }: InvitationInput,
): Promise<{ readonly invited: boolean }> {
  const now = clock()
  if (!(await findCompanyFacts(db, employerId))?.isVerified) throw refuse(call, 'notVerified')
  await rateLimits.consume([countOf(invitationsOfCompany, employerId)])
  await db.transaction().execute(async (tx) => {
    const [person] = await listPeople(tx, [userId], employerId)
    if (!person) throw refuse(call, 'notFound')
    if ((await findOpenJobTitle(tx, { employerId, jobId }, now)) === null) throw refuse(call, 'noJob')
    if (await hasApplied(tx, { jobId, userId })) throw refuse(call, 'applied')
    const invitationId = await insertInvitation(tx, { jobId, userId, employerId }, now)
    if (invitationId === null) throw refuse(call, 'invited')
    await publish(tx, resumeInvited, { invitationId })
  })
  return { invited: true }
}
