/** What other features may ask of applications. */
export { type ApplicationParties, findApplicationParties, findMove, findWritten, type MessageFacts } from './email-queries.ts'
export type { ApplicationEmailKind } from './emails.ts'
