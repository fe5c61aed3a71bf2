/** The public API of the staff area. */
export { ensureAdministrator } from './ensure-administrator.ts'
export { staffGuards } from './guards.ts'
export { logPersonalData } from './log/log-personal-data.ts'
export { insertAdminLog } from './queries.ts'
export { requireRecentPassword, staffCookieName } from './session.ts'
export { findReportEmail, listReportEmails, setReportEmail } from './report-email-queries.ts'
