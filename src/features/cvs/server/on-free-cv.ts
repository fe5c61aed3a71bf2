import { reaction } from '#platform/server/events.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { newId } from '#platform/server/new-id.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { isUsedUp } from '#platform/server/rate-limits/is-used-up.ts'
import { digestOf, newToken } from '#platform/server/token.ts'
import { cvLinkWanted, cvVerificationWanted, freeCvMade } from '../view-contract.ts'
import { freeCvLetter, ownLinkLetter, verifyCvLetter } from './free-letters.ts'
import { replaceOpening, setVerificationToken } from './free-queries.ts'
import { findCv } from './queries.ts'
import { lettersToEmail } from './rate-limits.ts'

const dayMs = 24 * 60 * 60 * 1_000

// The tokens are made here, when the letter is written, so that they lie in no queue. Only the newest letter's links work.

export const mailFreeCv = reaction('mailFreeCv', freeCvMade, async (facilities, { cvId }) => {
  const cv = await findCv(facilities.db, cvId)
  if (!cv) return
  const see = cv.linkId && `${facilities.sites.mainUrl}/cv/view/${cv.linkId}`
  const links = { verify: await verifyLink(facilities, cvId), see, own: await ownLink(facilities, cvId) }
  await facilities.post(freeCvLetter(newId(), cv.body.personalInfo.email, links))
})

/** Counted here and not in the call, whose answer must not tell which numbers have a CV. */
export const mailCvLink = reaction('mailCvLink', cvLinkWanted, async (facilities, { cvId }) => {
  const cv = cvId && (await findCv(facilities.db, cvId))
  if (!cv) return
  const { email } = cv.body.personalInfo
  const counts = lettersToEmail.map((limit) => countOf(limit, email))
  if (await isUsedUp(facilities.rateLimits, counts)) return
  await facilities.post(ownLinkLetter(newId(), email, await ownLink(facilities, cv.id)))
  await facilities.rateLimits.add(counts, 1)
})

export const mailCvVerification = reaction('mailCvVerification', cvVerificationWanted, async (facilities, { cvId }) => {
  const cv = await findCv(facilities.db, cvId)
  if (!cv || cv.emailVerified) return
  await facilities.post(verifyCvLetter(newId(), cv.body.personalInfo.email, await verifyLink(facilities, cvId)))
})

async function verifyLink({ db, clock, sites }: Facilities, cvId: string): Promise<string> {
  const token = newToken()
  await setVerificationToken(db, cvId, digestOf(token), new Date(clock().getTime() + 7 * dayMs))
  return `${sites.mainUrl}/cv/verify?token=${token}`
}

async function ownLink({ db, clock, sites }: Facilities, cvId: string): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(clock().getTime() + 30 * dayMs)
  await db.transaction().execute((tx) => replaceOpening(tx, cvId, digestOf(token), expiresAt))
  return `${sites.mainUrl}/cv/own?token=${token}`
}
