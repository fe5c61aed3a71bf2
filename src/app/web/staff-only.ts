import type { QueryClient } from '@tanstack/react-query'
import { type LoaderFunction, type Params, redirect } from 'react-router'
import { mayDo } from '#features/staff/rules.ts'
import { findStaffMember } from '#features/staff/web/staff-queries.ts'
import type { StaffRole } from '#platform/contract/endpoint.ts'
import { load } from '#platform/web/load.ts'

/** A screen for staff. `also`: who may see it besides administrators; without it, all staff. */
export function loadStaff(
  work: (client: QueryClient, url: URL, params: Params) => Promise<unknown>,
  also: StaffRole | null = null,
): LoaderFunction {
  return load(async (client, url, params) => {
    const person = await findStaffMember(client)
    if (!person) return redirect('/admin/login?error=signed_out')
    if (also && !mayDo(person.role, also)) return redirect('/admin/dashboard')
    return work(client, url, params)
  })
}
