/** What other features may ask of employers. */
export { employerHoldings } from './holdings.ts'
export { type CompanyFacts, type Employer, findCompanyFacts, findCompanyOf, findEmployer } from './queries.ts'
export { openProfile } from './open-profile.ts'
