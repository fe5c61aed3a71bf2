import type { StaffPermission, StaffRole } from '#platform/contract/endpoint.ts'
import { Forbidden } from '#platform/server/failures.ts'
import type { Guards } from '#platform/server/serve.ts'
import { mayDo, permissions, roleLabels } from '../permissions.ts'
import { findSignedInStaff, type SessionDeps } from './session.ts'

type StaffGuards = Pick<Guards, 'staff' | StaffRole | StaffPermission>

/** A guard for all staff, and one for each role and each permission. */
export function staffGuards(deps: SessionDeps): StaffGuards {
  const staff: Guards['staff'] = (request) => findSignedInStaff(deps, { request })
  function only(needed: StaffRole | StaffPermission, refusal = 'Your role does not allow this.'): Guards['staff'] {
    return async (request, reply) => {
      const caller = await staff(request, reply)
      if (!mayDo(caller.role, needed)) throw new Forbidden(refusal)
      return caller
    }
  }
  const roles = Object.keys(roleLabels).map((role) => [role, only(role as StaffRole)] as const) // its keys are the roles
  const named = Object.entries(permissions).map(([name, { refusal }]) => [name, only(name as StaffPermission, refusal)] as const) // as above
  return { staff, ...(Object.fromEntries([...roles, ...named]) as Omit<StaffGuards, 'staff'>) } // one guard for each role and permission
}
