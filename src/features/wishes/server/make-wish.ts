import { TooMany } from '#platform/server/failures.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { newId } from '#platform/server/new-id.ts'
import type { NewWish, Wish } from '../contract.ts'
import { insertWish } from './queries.ts'

// Nobody types so many by hand.
const perUser = { max: 30, windowSeconds: 60 * 60 }

export async function makeWish(
  { db, limits, clock }: Pick<Facilities, 'db' | 'limits' | 'clock'>,
  userId: string,
  { expectedSalary = null, ...wanted }: NewWish,
): Promise<Wish> {
  const now = clock()
  const wait = await limits.hit(`wish ${userId}`, perUser, now)
  if (wait !== null) throw new TooMany(wait)
  const wish = { id: newId(), ...wanted, expectedSalary }
  await insertWish(db, { ...wish, userId, createdAt: now })
  return { ...wish, createdAt: now.toISOString() }
}
