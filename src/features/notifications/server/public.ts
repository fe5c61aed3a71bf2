/** What other features may ask of notifications. */
export { notificationPersonalData } from './personal-data.ts'
export { listStillNews, listUpdatedUsers, takeUpdates } from './pending-queries.ts'
