import { refuse } from '#platform/contract/refusal.ts'
import { publish } from '#platform/server/events.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { newId } from '#platform/server/new-id.ts'
import { countOf, hours, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { mostActive, mostInAll, type NewWish, type Wish, wishes, wishMade } from '../contract.ts'
import { countWishes, insertWish, lockWishes, takeUpSameWish } from './queries.ts'

/** More than anybody types by hand. */
const wishesMade: RateLimit = { name: 'wishes made', per: 'account', max: 30, windowSeconds: hours(1) }

const call = wishes['POST /api/wishes']

export async function makeWish(
  { db, rateLimits, clock }: Pick<AppContext, 'db' | 'rateLimits' | 'clock'>,
  userId: string,
  { expectedSalary = null, location = null, ...wanted }: NewWish,
): Promise<Wish> {
  const now = clock()
  await rateLimits.consume([countOf(wishesMade, userId)])
  const wish = { userId, ...wanted, expectedSalary, location }
  return db.transaction().execute(async (tx) => {
    await lockWishes(tx, userId)
    const { createdAt, ...wishRow } =
      (await takeUpSameWish(tx, wish)) ?? (await insertWish(tx, { ...wish, id: newId(), createdAt: now }))
    const { active, all } = await countWishes(tx, userId)
    if (all > mostInAll) throw refuse(call, 'tooMany')
    if (active > mostActive) throw refuse(call, 'tooManyActive')
    await publish(tx, wishMade, { wishId: wishRow.id })
    return { ...wishRow, createdAt: createdAt.toISOString() }
  })
}
