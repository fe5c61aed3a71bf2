/** What other features may ask of notifications. */
export { listPendingUpdates, listUpdatedUsers, takeUpdates } from './pending-queries.ts'
