import { userGuards } from '#features/auth/server/door.ts'
import { findCompanyOf } from '#features/employers/server/door.ts'
import { staffGuards } from '#features/staff/server/door.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import type { Guards } from '#platform/server/serve.ts'

/** The one place that decides who is asking. */
export function guardsFor(door: Pick<Facilities, 'db' | 'clock'>): Guards {
  return { ...userGuards(door, findCompanyOf), ...staffGuards(door) }
}
