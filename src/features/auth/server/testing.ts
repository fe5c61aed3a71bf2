/** What only tests may ask of auth. */
export { markVerified } from './queries.ts'
export { register } from './register.ts'
export { deleteExpiredSessions } from './session-queries.ts'
