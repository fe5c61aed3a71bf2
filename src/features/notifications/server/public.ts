/** The public API of notifications for other features. */
export { listPendingUpdates, listUpdatedUsers, takeUpdates } from './pending-queries.ts'
