import type { LetterWanted } from '../contract.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { publish } from '#platform/server/events.ts'
import { networkOf } from '#platform/server/network.ts'
import { newId } from '#platform/server/new-id.ts'
import { countOf, hit } from './attempts.ts'
import { findUserByEmail } from './queries.ts'

const windowSeconds = 15 * 60

type Request = { readonly email: string; readonly ip: string }

/** The same work for every address, so that the answer does not tell who has an account. */
export async function requestLetter(
  facilities: Pick<Facilities, 'db' | 'limits' | 'clock'>,
  wanted: LetterWanted,
  { email, ip }: Request,
): Promise<void> {
  await hit(facilities, [
    countOf(`${wanted.name} to`, email, { max: 3, windowSeconds }),
    countOf(`${wanted.name} from`, networkOf(ip), { max: 20, windowSeconds }),
  ])
  const user = await findUserByEmail(facilities.db, email)
  await facilities.db.transaction().execute((tx) => publish(tx, wanted, { userId: user?.id ?? null, askId: newId() }))
}
