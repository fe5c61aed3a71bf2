/** What other features may ask of notifications. */
export { notificationHoldings } from './holdings.ts'
export { listUpdatedUsers, takeUpdates } from './queries.ts'
