/** What other features may ask of employers. */
export { employerPersonalData } from './personal-data.ts'
export { type CompanyFacts, type Employer, findCompanyFacts, findCompanyOf, findEmployer } from './queries.ts'
export { openProfile } from './open-profile.ts'
