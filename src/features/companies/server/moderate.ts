import { settleClaim } from '#features/moderation/server/public.ts'
import { insertAdminLog } from '#features/staff/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import { companyRatings, type QueuedRating, type Verdict } from '../rating-contract.ts'
import { findRating, ratingQueue, setRatingStatus } from './rating-queries.ts'

const call = companyRatings['PUT /api/admin/company-ratings/:ratingId']

type Decision = Verdict & { readonly adminId: string; readonly ratingId: string }

export async function moderate(db: Db, { adminId, ratingId, from, status, reason }: Decision, now: Date): Promise<QueuedRating> {
  const refusedBecause = status === 'refused' ? reason : null
  return db.transaction().execute(async (tx) => {
    await settleClaim(tx, { queue: ratingQueue, itemId: ratingId, adminId, now })
    if (from === status) throw refuse(call, 'decided')
    const isDecided = await setRatingStatus(tx, { ratingId, from }, { status, refusedBecause })
    const rating = await findRating(tx, ratingId)
    if (!rating) throw refuse(call, 'notFound')
    if (!isDecided) throw refuse(call, 'decided')
    const action = status === 'published' ? 'publish rating' : 'refuse rating'
    await insertAdminLog(tx, { adminId, action, description: reason || null, targetType: 'company_rating', targetId: ratingId })
    return rating
  })
}
