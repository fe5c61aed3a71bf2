import type { QueryClient } from '@tanstack/react-query'
import { type LoaderFunction, type Params, redirect } from 'react-router'
import { mayDo } from '#features/staff/permissions.ts'
import { staffLogin } from '#features/staff/web/signed-out.ts'
import { findStaffMember } from '#features/staff/web/staff-queries.ts'
import type { StaffPermission, StaffRole } from '#platform/contract/endpoint.ts'
import { load } from '#platform/web/load.ts'

/** The dashboard explains why the requested screen is not shown. */
const dashboardAfterRefusal = '/admin/dashboard?refused'

/** A loader for a screen of staff. `needed` is the permission that the screen requires; if undefined, all staff may open it. */
export function loadStaff(
  work: (client: QueryClient, url: URL, params: Params) => Promise<unknown>,
  needed: StaffPermission | StaffRole | null = null,
): LoaderFunction {
  return load(async (client, url, params) => {
    const person = await findStaffMember(client)
    if (!person) return redirect(staffLogin)
    if (needed && !mayDo(person.role, needed)) return redirect(dashboardAfterRefusal)
    return work(client, url, params)
  })
}
