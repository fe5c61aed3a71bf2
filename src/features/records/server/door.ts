/** What others may ask about leaving. */
export type { Keepers } from './delete-account.ts'
export { eraseUnproven } from './erase-unproven.ts'
