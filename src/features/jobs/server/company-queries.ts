import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

/** From the company to its jobs. Rows that have both already are not written, because each write renews the search. */
export async function copyNameAndLogo(db: Db, employerId: string): Promise<void> {
  await sql`
    update jobs set company = employers.company_name, company_logo = employers.logo, updated_at = now()
    from employers
    where employers.id = ${employerId} and jobs.posted_by = employers.id
      and (jobs.company, jobs.company_logo) is distinct from (employers.company_name, employers.logo)`.execute(db)
}
