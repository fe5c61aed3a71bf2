/** The public API of moderation for the features that have a queue. */
export { settleClaim } from './claim.ts'
export { passes } from './claim-queries.ts'
