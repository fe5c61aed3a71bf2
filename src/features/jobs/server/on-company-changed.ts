import { sql } from 'kysely'
import { companyChanged } from '#features/employers/company-contract.ts'
import { reaction } from '#platform/server/events.ts'

/** Jobs carry the name and the logo of their company, so that lists need no join. */
export const updateCompanyOfJobs = reaction('updateCompanyOfJobs', companyChanged, async ({ db }, { employerId }) => {
  await sql`
    update jobs set company = employers.company_name, company_logo = employers.logo, updated_at = now()
    from employers
    where employers.id = ${employerId} and jobs.posted_by = employers.id
      and (jobs.company, jobs.company_logo) is distinct from (employers.company_name, employers.logo)`.execute(db)
})
