import { insertAdminLog } from '#features/staff/server/door.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import { companyRatings, type RatingToRead } from '../contract.ts'
import { setRatingStatus } from './rating-queries.ts'

type Verdict = { readonly adminId: string; readonly ratingId: string; readonly status: 'published' | 'refused' }

export async function moderate(db: Db, { adminId, ratingId, status }: Verdict): Promise<RatingToRead> {
  return db.transaction().execute(async (tx) => {
    const rating = await setRatingStatus(tx, ratingId, status)
    if (!rating) throw refuse(companyRatings['PUT /api/admin/company-ratings/:ratingId'], 'notFound')
    const action = status === 'published' ? 'publish rating' : 'refuse rating'
    await insertAdminLog(tx, { adminId, action, targetType: 'company_rating', targetId: ratingId })
    return rating
  })
}
