/** The public API of the received applications for other features. */
export { carryOut } from './move-applicants.ts'
export { listPending } from './move-queries.ts'
