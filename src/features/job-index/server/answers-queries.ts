import { sql } from 'kysely'
import type { Tx } from '#platform/server/db.ts'

/** No more than the changes of one statement that processes with an index in memory learn one by one (`job-search-changes.sql`). */
export const answersAtOnce = 100

/** Of one company, or of all. Rows that are right are not written. Returns how many were not. */
export async function renewAnswersOf(tx: Tx, employerId: string | null): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with stale as materialized (
      select job_id, answer_rank(applications, answered) as answers
      from jobs join job_search on job_id = id left join company_responses on employer_id = posted_by
      where is_active and (${employerId}::uuid is null or posted_by = ${employerId})
        and answers <> answer_rank(applications, answered)
      limit ${answersAtOnce}
    )
    update job_search set answers = stale.answers from stale where job_search.job_id = stale.job_id`.execute(tx)
  return Number(numAffectedRows)
}
