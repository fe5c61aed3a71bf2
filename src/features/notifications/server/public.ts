/** What other features may ask of notifications. */
export { listStillNews, listUpdatedUsers, takeUpdates } from './pending-queries.ts'
