import type { Insertable } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { JobBoostsTable } from './tables.ts'

type OwnJob = { readonly jobId: string; readonly employerId: string }

/** The end of the promotion of a job. */
export async function findBoostEnd(db: Db, { jobId, employerId }: OwnJob, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('jobBoosts')
    .select('endsAt')
    .where('jobId', '=', jobId)
    .where('employerId', '=', employerId)
    .where('endsAt', '>', now)
    .executeTakeFirst()
  return row?.endsAt ?? null
}

export async function insertBoost(tx: Tx, row: Insertable<JobBoostsTable>): Promise<void> {
  await tx.insertInto('jobBoosts').values(row).execute()
}
