/** What only tests may ask of staff. */
export { insertStaff } from './queries.ts'
export { openStaffSession } from './session.ts'
