import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import { companyRatings, type NewRating, type OwnRating } from '../rating-contract.ts'
import { findOwnRating, hasAppliedTo, type Rater, upsertRating } from './rating-queries.ts'

/** It is published when somebody of the staff has read it. */
export async function rate(db: Db, rater: Rater, rating: NewRating, now: Date): Promise<OwnRating> {
  return db.transaction().execute(async (tx) => {
    if (!(await hasAppliedTo(tx, rater))) {
      throw refuse(companyRatings['PUT /api/companies/:companyId/my-rating'], 'hasNotApplied')
    }
    await upsertRating(tx, { ...rating, ...rater, now })
    return { mayRate: true, rating: await findOwnRating(tx, rater) }
  })
}
