import type { Facilities } from '#platform/server/facilities.ts'
import { publish } from '#platform/server/events.ts'
import { networkOf } from '#platform/server/network.ts'
import { verificationRequested } from '../contract.ts'
import { countOf, hit } from './attempts.ts'
import { findUserByEmail } from './queries.ts'

const windowSeconds = 15 * 60

/** The same work for every address, so that the answer does not tell who has an account. */
export async function resendVerification(
  facilities: Pick<Facilities, 'db' | 'limits' | 'clock'>,
  email: string,
  ip: string,
): Promise<void> {
  await hit(facilities, [
    countOf('verification letter to', email, { max: 3, windowSeconds }),
    countOf('verification letter from', networkOf(ip), { max: 20, windowSeconds }),
  ])
  const user = await findUserByEmail(facilities.db, email)
  await facilities.db.transaction().execute((tx) => publish(tx, verificationRequested, { userId: user?.id ?? null }))
}
