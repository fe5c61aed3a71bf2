import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import { publish } from '#platform/server/events.ts'
import { mostActive, type Wish, wishes, wishMade } from '../contract.ts'
import { countWishes, lockWishes, updateWish } from './queries.ts'

const call = wishes['PUT /api/wishes/:id']

type Change = { readonly id: string; readonly isActive: boolean }

/** Changes a wish. A resumed wish is compared with the jobs that were posted during its pause. */
export async function changeWish(db: Db, userId: string, change: Change): Promise<Wish> {
  return db.transaction().execute(async (tx) => {
    await lockWishes(tx, userId)
    const wish = await updateWish(tx, userId, change)
    if (!wish) throw refuse(call, 'notFound')
    if (wish.isActive && (await countWishes(tx, userId)).active > mostActive) throw refuse(call, 'tooManyActive')
    if (wish.isActive) await publish(tx, wishMade, { wishId: wish.id })
    return { ...wish, createdAt: wish.createdAt.toISOString() }
  })
}
