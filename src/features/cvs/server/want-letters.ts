import { publish } from '#platform/server/events.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { phoneKey } from '../rules.ts'
import { cvLinkWanted, cvVerificationWanted } from '../view-contract.ts'
import { findFreeCvIdByPhone } from './free-queries.ts'
import type { StoredCv } from './queries.ts'
import { lettersToEmail, linkLetters, linkLettersToPhone, verificationLettersOf } from './rate-limits.ts'

type Doors = Pick<Facilities, 'db' | 'rateLimits'>

/** The same work for every number, so that the answer does not tell which of them have a CV. */
export async function wantLink(facilities: Doors, phone: string, ip: string): Promise<void> {
  await facilities.rateLimits.consume([countOf(linkLetters, ip), countOf(linkLettersToPhone, phoneKey(phone))])
  const cvId = await findFreeCvIdByPhone(facilities.db, phone)
  await facilities.db.transaction().execute((tx) => publish(tx, cvLinkWanted, { cvId }))
}

/** Counted for the person and the address, not for the CV: whoever deletes it and makes another gets no new letters. */
export async function wantVerification({ db, rateLimits }: Doors, { id: cvId, userId, body }: StoredCv): Promise<void> {
  await rateLimits.consume([
    ...verificationLettersOf.map((limit) => countOf(limit, userId ?? cvId)),
    ...lettersToEmail.map((limit) => countOf(limit, body.personalInfo.email)),
  ])
  await db.transaction().execute((tx) => publish(tx, cvVerificationWanted, { cvId }))
}
