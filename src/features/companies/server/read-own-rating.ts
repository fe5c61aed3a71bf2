import type { Db } from '#platform/server/db.ts'
import type { OwnRating } from '../rating-contract.ts'
import { findOwnRating, hasAppliedTo, type Rater } from './rating-queries.ts'

export async function readOwnRating(db: Db, rater: Rater): Promise<OwnRating> {
  return { mayRate: await hasAppliedTo(db, rater), rating: await findOwnRating(db, rater) }
}
