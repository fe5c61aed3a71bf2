import type { StaffRole } from '#platform/contract/endpoint.ts'

export const roleLabels: Readonly<Record<StaffRole, string>> = {
  admin: 'Administrator',
  sales: 'Sales Team',
  support: 'Support Team',
}

/** What an administrator may do and who else may. The server decides it for each call; here it is decided what is offered. */
export function mayDo(role: StaffRole, also: StaffRole): boolean {
  return role === 'admin' || role === also
}
