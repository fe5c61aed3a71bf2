/** The public API of interviews for other features. */
export type { InterviewEmailKind } from './emails.ts'
export { findInterviewParties, type InterviewParties, isInvited } from './queries.ts'
export { type BookedInterview, listBookedWith } from './upcoming-queries.ts'
