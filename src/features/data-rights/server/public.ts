/** What others may ask about leaving. */
export type { ErasureRegistry as Keepers } from './delete-account.ts'
export { eraseUnverified } from './erase-unverified.ts'
