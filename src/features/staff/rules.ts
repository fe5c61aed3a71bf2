import type { StaffRole } from '#platform/contract/endpoint.ts'

export const roleLabels: Readonly<Record<StaffRole, string>> = {
  admin: 'Administrator',
  sales: 'Sales Team',
  support: 'Support Team',
}

/** Whether staff of this role may do what requires `required`. Administrators may do everything. */
export function mayDo(role: StaffRole, required: StaffRole): boolean {
  return role === 'admin' || role === required
}
