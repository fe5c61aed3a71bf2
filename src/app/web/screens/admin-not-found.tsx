import { findStaffMember } from '#features/staff/web/staff-queries.ts'
import { load, loaderResult } from '#platform/web/load.ts'

export { NotFoundNotice as Component } from '../shell/not-found-notice.tsx'

/** Staff keep their menu. A visitor sees the same: that there is no such page is no secret. */
export const loader = load(async (client) => {
  await findStaffMember(client)
  return loaderResult(null, 404)
})
