/** What other features may ask of accounts. */
export { guardsFor } from './guards.ts'
export { markVerified } from './queries.ts'
export { register } from './register.ts'
