/** The public API of applications for other features. */
export { type ApplicationParties, findApplicationParties, findMove, findWritten, type MessageFacts } from './email-queries.ts'
export type { ApplicationEmailKind } from './emails.ts'
export { listMessageTexts } from './thread-queries.ts'
