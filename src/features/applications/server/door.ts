/** What other features may ask of applications. */
export { insertApplication, insertStatusChange } from './queries.ts'
export { jobAsSeen } from './snapshots.ts'
