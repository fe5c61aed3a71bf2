/** What other features may ask of applications. */
export { applicationHoldings } from './holdings.ts'
export { type BothSides, findBothSides, findMove, findWritten, type Written } from './letter-queries.ts'
export { insertApplication, insertStatusChange } from './queries.ts'
export { jobAsSeen } from './snapshots.ts'
