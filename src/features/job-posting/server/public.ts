/** The public API of postings for other features. */
export { findPostingFacts } from './email-queries.ts'
export type { PostingEmailKind } from './emails.ts'
export { decidePosting, holdMoneyRequests, holdPosting, lockHold } from './hold.ts'
export { countSlots, findCompany, insertPostings, lockedCompany, type PostingCompany } from './queries.ts'
