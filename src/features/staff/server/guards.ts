import type { StaffRole } from '#platform/contract/endpoint.ts'
import { Forbidden } from '#platform/server/failures.ts'
import type { Guards } from '#platform/server/serve.ts'
import { mayDo } from '../rules.ts'
import { type SessionDeps, findSignedInStaff } from './session.ts'

/** Administrators may do what any role may. */
export function staffGuards(deps: SessionDeps): Pick<Guards, 'staff' | StaffRole> {
  function only(...roles: readonly StaffRole[]): Guards['staff'] {
    return async (request) => {
      const caller = await findSignedInStaff(deps, { request })
      if (!roles.some((role) => mayDo(caller.role, role))) throw new Forbidden('Your role does not allow this.')
      return caller
    }
  }
  return { staff: only('sales', 'support'), sales: only('sales'), support: only('support'), admin: only('admin') }
}
