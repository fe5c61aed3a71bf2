import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { type JobHold, holdTexts } from '../hold-texts.ts'

/** Why staff keep a job of `jobs` back, or null. Jobs of a suspended company are on hold too, until they would have expired. */
export const holdOf = (now: Date): RawBuilder<JobHold | null> => sql`case when not jobs.is_active then coalesce(
  jobs.hold, case when jobs.is_suspended and coalesce(jobs.expires_at, 'infinity') > ${now} then 'check' end) end`

export async function findHold(db: Db, jobId: string, now: Date): Promise<JobHold | null> {
  const row = await db.selectFrom('jobs').select(holdOf(now).as('hold')).where('jobs.id', '=', jobId).executeTakeFirst()
  return row?.hold ?? null
}

/** The text about a hold for the answers of the API. */
export const holdText = (hold: JobHold | null): string | null => hold && holdTexts[hold]
