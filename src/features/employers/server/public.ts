/** What other features may ask of employers. */
export { type CompanyFacts, type Employer, findCompanyFacts, findCompanyOf, findEmployer } from './queries.ts'
export { openProfile } from './open-profile.ts'
