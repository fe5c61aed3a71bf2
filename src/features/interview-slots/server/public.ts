/** The public API of interviews for other features. */
export type { InterviewEmailKind } from './emails.ts'
export { findInterviewParties, type InterviewParties, isInvited, withOpenApplication } from './queries.ts'
export { listBookedWith } from './upcoming-queries.ts'
