import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import { publish } from '#platform/server/events.ts'
import { type Responses, responsesCounted } from '../contract.ts'

export type CompanyResponses = Responses & { readonly employerId: string }

export async function listResponses(db: Db): Promise<CompanyResponses[]> {
  return db.selectFrom('companyResponses').select(['employerId', 'applications', 'answered', 'medianDays']).execute()
}

/** Locks the company, so that an earlier count cannot replace a later one. */
export async function lockCompany(tx: Tx, employerId: string): Promise<void> {
  await tx.selectFrom('employers').select('id').where('id', '=', employerId).forNoKeyUpdate().execute()
}

/**
 * Replaces the counts of all companies, or of `only` one. A company without a count has too few applications now. Returns the companies whose counts
 * have changed.
 */
async function replaceResponses(tx: Tx, counted: readonly CompanyResponses[], only: string | null): Promise<string[]> {
  const { rows } = await sql<{ employerId: string }>`
    with counted as (
      select * from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
        as ("employerId" uuid, applications int, answered int, "medianDays" float8)
    ), gone as (
      delete from company_responses
      where (${only}::uuid is null or employer_id = ${only}) and employer_id not in (select "employerId" from counted)
      returning employer_id
    ), changed as (
      insert into company_responses as known (employer_id, applications, answered, median_days)
        select "employerId", applications, answered, "medianDays" from counted
        on conflict (employer_id) do update
          set applications = excluded.applications, answered = excluded.answered, median_days = excluded.median_days
          where (known.applications, known.answered, known.median_days)
            is distinct from (excluded.applications, excluded.answered, excluded.median_days)
      returning employer_id
    )
    select employer_id from gone union all select employer_id from changed`.execute(tx)
  return rows.map(({ employerId }) => employerId)
}

/** Stores the counts of all companies, or of `only` one, and publishes an event for each that has changed. */
export async function saveResponses(tx: Tx, counted: readonly CompanyResponses[], only: string | null): Promise<void> {
  const changed = await replaceResponses(tx, counted, only)
  for (const employerId of changed) await publish(tx, responsesCounted, { employerId })
}
