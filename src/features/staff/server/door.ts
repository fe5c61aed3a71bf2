/** What the start of the portal asks of the staff area. */
export { createAdministrator } from './create-administrator.ts'
