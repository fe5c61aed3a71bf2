/** What other features may ask of accounts. */
export { guardsFor } from './guards.ts'
export { findPerson, markCvBuilt, markVerified, type Person } from './queries.ts'
export { register } from './register.ts'
