/** The public API of wishes for other features. */
export { findNewestMatch, findWishOwner, listMatchedUsers, takeMatches } from './mail-queries.ts'
export { listWishes } from './list-wishes.ts'
export { matchNewJobs } from './match-new-jobs.ts'
export { listMatchedJobs } from './queries.ts'
