import { publish } from '#platform/server/events.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { newId } from '#platform/server/new-id.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { type NewWish, type Wish, wishMade } from '../contract.ts'
import { insertWish, takeUpSameWish } from './queries.ts'
import { wishesMade } from './rate-limits.ts'

export async function makeWish(
  { db, rateLimits, clock }: Pick<Facilities, 'db' | 'rateLimits' | 'clock'>,
  userId: string,
  { expectedSalary = null, location = null, ...wanted }: NewWish,
): Promise<Wish> {
  const now = clock()
  await rateLimits.consume([countOf(wishesMade, userId)])
  const wish = { userId, ...wanted, expectedSalary, location }
  return db.transaction().execute(async (tx) => {
    const { createdAt, ...kept } =
      (await takeUpSameWish(tx, wish)) ?? (await insertWish(tx, { ...wish, id: newId(), createdAt: now }))
    await publish(tx, wishMade, { wishId: kept.id })
    return { ...kept, createdAt: createdAt.toISOString() }
  })
}
