import { publish } from '#platform/server/events.ts'
import { TooMany } from '#platform/server/failures.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { newId } from '#platform/server/new-id.ts'
import { type NewWish, type Wish, wishMade } from '../contract.ts'
import { insertWish, takeUpSameWish } from './queries.ts'

// Nobody types so many by hand.
const perUser = { max: 30, windowSeconds: 60 * 60 }

export async function makeWish(
  { db, limits, clock }: Pick<AppContext, 'db' | 'limits' | 'clock'>,
  userId: string,
  { expectedSalary = null, location = null, ...wanted }: NewWish,
): Promise<Wish> {
  const now = clock()
  const wait = await limits.hit(`wish ${userId}`, perUser, now)
  if (wait !== null) throw new TooMany(wait)
  const wish = { userId, ...wanted, expectedSalary, location }
  return db.transaction().execute(async (tx) => {
    const { createdAt, ...kept } =
      (await takeUpSameWish(tx, wish)) ?? (await insertWish(tx, { ...wish, id: newId(), createdAt: now }))
    await publish(tx, wishMade, { wishId: kept.id })
    return { ...kept, createdAt: createdAt.toISOString() }
  })
}
