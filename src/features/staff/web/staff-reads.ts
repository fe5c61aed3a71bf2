import type { QueryClient } from '@tanstack/react-query'
import { asking } from '#platform/web/ask.ts'
import { CallFailed } from '#platform/web/call.ts'
import type { staff, StaffMember } from '../contract.ts'

export const staffMember = asking<typeof staff>()('GET /api/admin/me', {})

/** Asked at every screen of the area: whoever has been switched off is out at once. Null for everybody else. */
export async function findStaffMember(client: QueryClient): Promise<StaffMember | null> {
  try {
    return await client.fetchQuery({ ...staffMember, staleTime: 0 })
  } catch (error) {
    if (error instanceof CallFailed && error.status === 401) return null
    throw error
  }
}
