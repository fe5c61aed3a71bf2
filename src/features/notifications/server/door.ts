/** What other features may ask of notifications. */
export { notificationHoldings } from './holdings.ts'
export { listStillNews, listUpdatedUsers, takeUpdates } from './waiting-queries.ts'
