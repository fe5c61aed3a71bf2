import { countOf, hit } from '#features/auth/server/door.ts'
import { publish } from '#platform/server/events.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { networkOf } from '#platform/server/network.ts'
import { phoneKey } from '../rules.ts'
import { cvLinkWanted, cvVerificationWanted } from '../view-contract.ts'
import { findFreeCvIdByPhone } from './free-queries.ts'

type Doors = Pick<Facilities, 'db' | 'limits' | 'clock'>

const windowSeconds = 60 * 60

/** The same work for every number, so that the answer does not tell which of them have a CV. */
export async function wantLink(facilities: Doors, phone: string, ip: string): Promise<void> {
  await hit(facilities, [
    countOf('CV link to', phoneKey(phone), { max: 3, windowSeconds }),
    countOf('CV link from', networkOf(ip), { max: 20, windowSeconds }),
  ])
  const cvId = await findFreeCvIdByPhone(facilities.db, phone)
  await facilities.db.transaction().execute((tx) => publish(tx, cvLinkWanted, { cvId }))
}

export async function wantVerification(facilities: Doors, cvId: string): Promise<void> {
  await hit(facilities, [countOf('CV verification of', cvId, { max: 3, windowSeconds })])
  await facilities.db.transaction().execute((tx) => publish(tx, cvVerificationWanted, { cvId }))
}
