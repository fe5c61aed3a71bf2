import { findStaffMember } from '#features/staff/web/staff-queries.ts'
import { load, loaderResult } from '#platform/web/load.ts'

export { NotFoundNotice as Component } from '../shell/not-found-notice.tsx'

/** Staff keep their menu. Visitors see the same page, because it is no secret that there is no such page. */
export const loader = load(async (client) => {
  await findStaffMember(client)
  return loaderResult(null, 404)
})
