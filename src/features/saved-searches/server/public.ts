/** The public API of saved searches for other features. */
export { findNewestAlert, findSearchOwner, listAlertedUsers, takeAlerts } from './alert-queries.ts'
export { findAlerts } from './find-alerts.ts'
export { listSearches } from './list-searches.ts'
