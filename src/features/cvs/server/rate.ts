import type { Db } from '#platform/server/db.ts'
import type { CvRating } from '../contract.ts'
import { findCvOf } from './queries.ts'
import { rateCv } from '../rating.ts'

export async function rate(db: Db, userId: string): Promise<CvRating | null> {
  const cv = await findCvOf(db, userId)
  return cv ? rateCv(cv.body) : null
}
