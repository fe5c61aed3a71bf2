import { companyChanged } from '#features/employers/company-contract.ts'
import { reaction } from '#platform/server/events.ts'
import { copyNameAndLogo } from './company-queries.ts'

/** Jobs carry the name and the logo of their company, so that lists need no join. */
export const updateCompanyOfJobs = reaction('updateCompanyOfJobs', companyChanged, ({ db }, { employerId }) =>
  copyNameAndLogo(db, employerId),
)
