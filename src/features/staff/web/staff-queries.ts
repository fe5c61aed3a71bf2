import type { QueryClient } from '@tanstack/react-query'
import { apiQuery } from '#platform/web/api-queries.ts'
import { CallFailed } from '#platform/web/call.ts'
import type { staff, StaffMember } from '../contract.ts'

export const staffMember = apiQuery<typeof staff>()('GET /api/admin/me', {})

/** Loaded at every screen of the staff area, so that a deactivated account loses access at once. Null for everybody else. */
export async function findStaffMember(client: QueryClient): Promise<StaffMember | null> {
  try {
    return await client.fetchQuery({ ...staffMember, staleTime: 0 })
  } catch (error) {
    if (error instanceof CallFailed && error.status === 401) return null
    throw error
  }
}
