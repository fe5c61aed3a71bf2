/** The public API of kits for other features. */
export { findKit, findKitOfJob, isOwnJob } from './queries.ts'
export { standardKit } from './standard-kit.ts'
