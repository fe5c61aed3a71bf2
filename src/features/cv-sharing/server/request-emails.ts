import { publish } from '#platform/server/events.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { phoneKey } from '#features/cvs/rules.ts'
import { findFreeCvIdByPhone, type StoredCv } from '#features/cvs/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import { cvSharing, ownerLinkRequested, cvVerificationRequested } from '../contract.ts'
import { findSeen, type Visit } from './cv-access.ts'
import { emailsToAddress, linkEmails, linkEmailsToPhone, verificationEmailsOf } from './rate-limits.ts'

type RequestContext = Pick<AppContext, 'db' | 'rateLimits'>

/** Does the same work for every number, so that the answer does not reveal which of them have a CV. */
export async function requestLinkEmail(context: RequestContext, phone: string, ip: string): Promise<void> {
  await context.rateLimits.consume([countOf(linkEmails, ip), countOf(linkEmailsToPhone, phoneKey(phone))])
  const cvId = await findFreeCvIdByPhone(context.db, phone)
  await context.db.transaction().execute((tx) => publish(tx, ownerLinkRequested, { cvId }))
}

/** Counted for the person and the address, not for the CV: deleting a CV and making another does not reset the limit. */
export async function requestVerificationEmail(
  { db, rateLimits }: RequestContext,
  { id: cvId, userId, body }: StoredCv,
): Promise<void> {
  await rateLimits.consume([
    ...verificationEmailsOf.map((limit) => countOf(limit, userId ?? cvId)),
    ...emailsToAddress.map((limit) => countOf(limit, body.personalInfo.email)),
  ])
  await db.transaction().execute((tx) => publish(tx, cvVerificationRequested, { cvId }))
}

/** For a person who has just made an anonymous CV and is not known as its owner yet. The CV of an account is verified by its owner. */
export async function requestVerificationByLink(
  context: RequestContext & Pick<AppContext, 'clock' | 'guards'>,
  visit: Visit,
  id: string,
): Promise<void> {
  await context.rateLimits.consume([countOf(linkEmails, visit.request.ip)])
  const seen = await findSeen(context, visit, id)
  if (!seen || seen.cv.userId !== null) throw refuse(cvSharing['POST /api/cvs/view/:cvId/verification-email'], 'notFound')
  if (!seen.cv.emailVerified) await requestVerificationEmail(context, seen.cv)
}
