/** The public API of applications for other features. */
export { findAnswers } from './answer-queries.ts'
export { type ApplicationParties, findApplicationParties, findMove, findWritten, type MessageFacts } from './email-queries.ts'
export { type Concerned, listConcerned } from './concerned-queries.ts'
export type { ApplicationEmailKind } from './emails.ts'
export { listMessageTexts } from './thread-queries.ts'
