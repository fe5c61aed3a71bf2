import type { QueryClient } from '@tanstack/react-query'
import { type LoaderFunction, type Params, redirect } from 'react-router'
import { mayDo } from '#features/staff/permissions.ts'
import { staffLogin } from '#features/staff/web/signed-out.ts'
import { findStaffMember } from '#features/staff/web/staff-queries.ts'
import type { StaffPermission, StaffRole } from '#platform/contract/endpoint.ts'
import { load } from '#platform/web/load.ts'

/** The dashboard says there why the screen is not shown. */
const dashboardAfterRefusal = '/admin/dashboard?refused'

/** A screen for staff. `needed`: the permission without which it is not shown; without it, all staff. */
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
