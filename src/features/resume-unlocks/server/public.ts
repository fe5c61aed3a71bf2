/** The public API of unlocks for other features. Payments grant what a company has bought by `grantUnits`. */
export type { ResumeEmailKind } from './emails.ts'
export { findAskedBy } from './email-queries.ts'
export { findInvitation } from './invitation-queries.ts'
export { findReceivedRow } from './request-queries.ts'
export { grantUnits } from './unit-queries.ts'
