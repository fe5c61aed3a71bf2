/** The public API of employers for other features. */
export { findCompanyFacts, findCompanyOf } from './queries.ts'
export { openProfile } from './open-profile.ts'
export { readResponses } from './read-responses.ts'
export { type CompanyResponses, lockCompany, saveResponses } from './responses-queries.ts'
