/** What other features may ask of employers. */
export { findCompanyFacts, findCompanyOf } from './queries.ts'
export { openProfile } from './open-profile.ts'
