/** What others may ask about leaving. */
export type { ErasureRegistry } from './delete-account.ts'
export { eraseUnverified } from './erase-unverified.ts'
