/** The public API of unlocks for other features. */
export type { ResumeEmailKind } from './emails.ts'
export { findRequester } from './email-queries.ts'
export { findInvitation } from './invitation-queries.ts'
export { findReceivedRow } from './request-queries.ts'
export { findUnits, grantUnits, listUnitEntries, withdrawUnits } from './unit-queries.ts'
