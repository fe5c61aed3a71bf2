import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import { type TrackedApplication, tracking } from '../tracking-contract.ts'
import { findTrackedApplication, type ApplicationRef } from './my-application-queries.ts'
import { shownBriefly } from './submitted-queries.ts'

export async function trackApplication(db: Db, ref: ApplicationRef, now: Date): Promise<TrackedApplication> {
  const row = await findTrackedApplication(db, ref, now)
  if (!row) throw refuse(tracking['GET /api/applications/:applicationId'], 'notFound')
  const { isJobOpen, jobSnapshot, cvSnapshot, coverLetter, history, unread } = row
  return { ...shownBriefly(row), isJobOpen, job: jobSnapshot, cv: cvSnapshot, coverLetter, history, unread }
}
