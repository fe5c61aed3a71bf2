/** What other features may ask of saved searches. */
export { findSearchOwner, listAlertedUsers, takeAlerts } from './alert-queries.ts'
export { findAlerts } from './find-alerts.ts'
