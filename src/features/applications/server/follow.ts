import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import { type Followed, following } from '../following-contract.ts'
import { findFollowed, type Place } from './mine-queries.ts'
import { shownBriefly } from './sent-queries.ts'

export async function follow(db: Db, place: Place, now: Date): Promise<Followed> {
  const row = await findFollowed(db, place, now)
  if (!row) throw refuse(following['GET /api/applications/:applicationId'], 'notFound')
  const { isJobOpen, jobSnapshot, cvSnapshot, coverLetter, history, unread } = row
  return { ...shownBriefly(row), isJobOpen, job: jobSnapshot, cv: cvSnapshot, coverLetter, history, unread }
}
