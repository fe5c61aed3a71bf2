/** The public API of interviews for other features. */
export type { InterviewEmailKind } from './emails.ts'
export { findInterviewParties, type InterviewParties, isInvited, listUpcomingInterviews } from './queries.ts'
