import { reaction } from '#platform/server/events.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { newId } from '#platform/server/new-id.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { isUsedUp } from '#platform/server/rate-limits/is-used-up.ts'
import { digestOf, newToken } from '#platform/server/token.ts'
import { ownerLinkRequested, cvVerificationRequested, anonymousCvCreated } from '../view-contract.ts'
import { freeCvEmail, ownerLinkEmail, verifyCvEmail } from './free-cv-emails.ts'
import { replaceOwnerLink, setVerificationToken } from './free-queries.ts'
import { findCv } from './queries.ts'
import { lettersToEmail } from './rate-limits.ts'

const dayMs = 24 * 60 * 60 * 1_000

// The tokens are made here, when the letter is written, so that they lie in no queue. Only the newest letter's links work.

export const mailFreeCv = reaction('mailFreeCv', anonymousCvCreated, async (context, { cvId }) => {
  const cv = await findCv(context.db, cvId)
  if (!cv) return
  const see = cv.linkId && `${context.sites.mainUrl}/cv/view/${cv.linkId}`
  const links = { verify: await verifyLink(context, cvId), see, own: await ownLink(context, cvId) }
  await context.sendEmail(freeCvEmail(newId(), cv.body.personalInfo.email, links))
})

/** Counted here and not in the call, whose answer must not tell which numbers have a CV. */
export const mailCvLink = reaction('mailCvLink', ownerLinkRequested, async (context, { cvId }) => {
  const cv = cvId && (await findCv(context.db, cvId))
  if (!cv) return
  const { email } = cv.body.personalInfo
  const counts = lettersToEmail.map((limit) => countOf(limit, email))
  if (await isUsedUp(context.rateLimits, counts)) return
  await context.sendEmail(ownerLinkEmail(newId(), email, await ownLink(context, cv.id)))
  await context.rateLimits.add(counts, 1)
})

export const mailCvVerification = reaction('mailCvVerification', cvVerificationRequested, async (context, { cvId }) => {
  const cv = await findCv(context.db, cvId)
  if (!cv || cv.emailVerified) return
  await context.sendEmail(verifyCvEmail(newId(), cv.body.personalInfo.email, await verifyLink(context, cvId)))
})

async function verifyLink({ db, clock, sites }: AppContext, cvId: string): Promise<string> {
  const token = newToken()
  await setVerificationToken(db, cvId, digestOf(token), new Date(clock().getTime() + 7 * dayMs))
  return `${sites.mainUrl}/cv/verify?token=${token}`
}

async function ownLink({ db, clock, sites }: AppContext, cvId: string): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(clock().getTime() + 30 * dayMs)
  await db.transaction().execute((tx) => replaceOwnerLink(tx, cvId, digestOf(token), expiresAt))
  return `${sites.mainUrl}/cv/own?token=${token}`
}
