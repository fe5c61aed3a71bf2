import { cardOf, listPeople } from '#features/resume-search/server/public.ts'
import { findCompanyFacts } from '#features/employers/server/public.ts'
import { findSettings } from '#features/settings/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Tx } from '#platform/server/db.ts'
import { publish } from '#platform/server/events.ts'
import { newId } from '#platform/server/new-id.ts'
import { countOf, oneDay, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import type { EmployerCaller } from '#platform/server/serve.ts'
import { resumeRequested, type SentRequest, unlocks } from '../contract.ts'
import { answerUntil, declinedSince, shownUntil } from '../rules.ts'
import { findOpenJobTitle } from './invitation-queries.ts'
import { changeRequest, endRequests, insertRequest, type RequestRow, wasDeclined } from './request-queries.ts'
import { sentOf } from './present-requests.ts'
import { grantStartingUnits, lockUnits, useUnit } from './unit-queries.ts'

const call = unlocks['POST /api/employer/resumes/:resumeId/requests']

/** Limited, because each request emails somebody who has not written to the company. */
const requestsSent: RateLimit = { name: 'contact requests of a company', per: 'company', max: 50, windowSeconds: oneDay }

type ContactRequest = { readonly resumeId: string; readonly jobId: string; readonly message: string | null }
type RequestContext = Pick<AppContext, 'db' | 'rateLimits' | 'clock'>

export async function requestContact(context: RequestContext, by: EmployerCaller, input: ContactRequest): Promise<SentRequest> {
  const { db, rateLimits, clock } = context
  const now = clock()
  const { employerId } = by
  if (!(await findCompanyFacts(db, employerId))?.isVerified) throw refuse(call, 'notVerified')
  await rateLimits.consume([countOf(requestsSent, employerId)])
  return db.transaction().execute(async (tx) => {
    await grantStartingUnits(tx, employerId, now)
    const [person] = await listPeople(tx, [input.resumeId], employerId)
    if (!person) throw refuse(call, 'notFound')
    const pair = { employerId, userId: person.id }
    await endRequests(tx, now, pair)
    if (await wasDeclined(tx, pair, declinedSince(now))) throw refuse(call, 'wasDeclined')
    const row = await addRequest(tx, { by, input, now })
    await publish(tx, resumeRequested, { requestId: row.id })
    return sentOf(row, cardOf(person))
  })
}

type NewRequest = { readonly by: EmployerCaller; readonly input: ContactRequest; readonly now: Date }

/** Adds a request, which needs a unit. The unit is used when the person accepts. */
async function addRequest(tx: Tx, { by: { id: requestedBy, employerId }, input, now }: NewRequest): Promise<RequestRow> {
  const { resumeId: userId, jobId, message } = input
  const jobTitle = await findOpenJobTitle(tx, { employerId, jobId }, now)
  if (jobTitle === null) throw refuse(call, 'noJob')
  const isShared = (await findSettings(tx, userId)).shareWithVerifiedEmployers
  if ((await lockUnits(tx, employerId)) < 1) throw refuse(call, 'noUnits')
  const row = {
    id: newId(),
    employerId,
    userId,
    jobId,
    jobTitle,
    requestedBy,
    message,
    status: 'pending',
    requestedAt: now,
    endsAt: answerUntil(now),
  } as const
  if (!(await insertRequest(tx, row))) throw refuse(call, 'isOpen')
  const added = { ...row, answeredAt: null, unlockedAt: null }
  return isShared ? ((await unlock(tx, added, now)) ?? added) : added
}

/** Returns null if no unit is left. The request must be locked, or new in this transaction. */
export async function unlock(tx: Tx, { id, employerId, answeredAt }: RequestRow, now: Date): Promise<RequestRow | null> {
  if ((await lockUnits(tx, employerId)) < 1) return null
  await useUnit(tx, { employerId, requestId: id }, now)
  return changeRequest(tx, id, { status: 'unlocked', answeredAt: answeredAt ?? now, unlockedAt: now, endsAt: shownUntil(now) })
}
