/** What other features may ask of saved searches. */
export { findSearchOwner, listAlertedUsers, takeAlerts } from './alert-queries.ts'
export { findAlerts, findAlertsDaily } from './find-alerts.ts'
