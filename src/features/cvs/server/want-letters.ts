import { publish } from '#platform/server/events.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { phoneKey } from '../rules.ts'
import { cvLinkWanted, cvVerificationWanted } from '../view-contract.ts'
import { findFreeCvIdByPhone } from './free-queries.ts'
import { linkLetters, linkLettersToPhone, verificationLetters } from './rate-limits.ts'

type Doors = Pick<Facilities, 'db' | 'rateLimits'>

/** The same work for every number, so that the answer does not tell which of them have a CV. */
export async function wantLink(facilities: Doors, phone: string, ip: string): Promise<void> {
  await facilities.rateLimits.consume([countOf(linkLetters, ip), countOf(linkLettersToPhone, phoneKey(phone))])
  const cvId = await findFreeCvIdByPhone(facilities.db, phone)
  await facilities.db.transaction().execute((tx) => publish(tx, cvLinkWanted, { cvId }))
}

export async function wantVerification(facilities: Doors, cvId: string): Promise<void> {
  await facilities.rateLimits.consume([countOf(verificationLetters, cvId)])
  await facilities.db.transaction().execute((tx) => publish(tx, cvVerificationWanted, { cvId }))
}
