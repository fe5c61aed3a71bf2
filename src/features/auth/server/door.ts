/** What other features may ask of accounts. */
export { guardsFor } from './guards.ts'
export { findPerson, markCvBuilt, markVerified, type Person } from './queries.ts'
export { type Alongside, register } from './register.ts'
export { sweepSessions } from './sweep-sessions.ts'
