import { findCv } from '#features/cvs/server/public.ts'
import { reaction } from '#platform/server/events.ts'
import { newId } from '#platform/server/new-id.ts'
import { isUsedUp } from '#platform/server/rate-limits/rate-limits.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { cvVerificationRequested, ownerLinkRequested } from '../contract.ts'
import { ownerLinkEmail, verifyCvEmail } from './link-emails.ts'
import { newOwnerLink, newVerificationLink } from './mailed-links.ts'
import { emailsToAddress } from './rate-limits.ts'

/** Counted here and not in the call, whose answer must not reveal which numbers have a CV. */
export const mailCvLink = reaction('mailCvLink', ownerLinkRequested, async (context, { cvId }) => {
  const cv = cvId && (await findCv(context.db, cvId))
  if (!cv) return
  const { email } = cv.body.personalInfo
  const counts = emailsToAddress.map((limit) => countOf(limit, email))
  if (await isUsedUp(context.rateLimits, counts)) return
  await context.sendEmail(ownerLinkEmail(newId(), email, await newOwnerLink(context, cv.id)))
  await context.rateLimits.add(counts, 1)
})

export const mailCvVerification = reaction('mailCvVerification', cvVerificationRequested, async (context, { cvId }) => {
  const cv = await findCv(context.db, cvId)
  if (!cv || cv.emailVerified) return
  await context.sendEmail(verifyCvEmail(newId(), cv.body.personalInfo.email, await newVerificationLink(context, cvId)))
})
