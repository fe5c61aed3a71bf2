import { sql } from 'kysely'
import type { Tx } from '#platform/server/db.ts'

/**
 * The maximum number of rows of a transaction. Above it, triggers record no single changes, and every process would reload its index in memory
 * (`job-search-changes.sql`).
 */
export const answersAtOnce = 100

/** Renews the rank of answers for the jobs of one company, or of all companies. Correct rows are not written. Returns the number of rows changed. */
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
