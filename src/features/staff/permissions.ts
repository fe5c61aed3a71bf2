import type { StaffPermission, StaffRole } from '#platform/contract/endpoint.ts'

export const roleLabels: Readonly<Record<StaffRole, string>> = {
  admin: 'Administrator',
  sales: 'Sales Team',
  support: 'Support Team',
}

/** The roles that an administrator can give to a new account. */
export const creatableRoles = ['sales', 'support'] as const satisfies readonly StaffRole[]

type Permission = {
  /** A description of the permission, for people who have it. */
  readonly allows: string
  /** The roles that have it, besides administrators. */
  readonly roles: readonly StaffRole[]
  /** The message to everybody else. */
  readonly refusal?: string
}

/**
 * The permissions of each role. A call names its permission in its contract (`who`), a screen in `app/web/staff-navigation.ts`. Administrators have
 * all permissions. Sales decide about money and companies, support about people and their messages.
 */
export const permissions: Readonly<Record<StaffPermission, Permission>> = {
  'user-accounts': { allows: 'Look up, suspend and restore accounts of users', roles: ['support'] },
  'employer-accounts': { allows: 'Look up, suspend and restore companies', roles: ['sales'] },
  'company-ratings': { allows: 'Publish and decline company ratings', roles: ['support'] },
  'contact-messages': { allows: 'Read and answer contact messages', roles: ['support'] },
  'assistant-feedback': { allows: 'Read what people think of the assistant', roles: ['support'] },
  'job-reports': { allows: 'Decide about reported jobs', roles: ['support'] },
  'recruiter-feedback': { allows: 'Review recruiter feedback', roles: ['support'] },
  'interview-disputes': { allows: 'Review the scores of AI interviews', roles: ['support'] },
  'company-verifications': { allows: 'Verify companies', roles: ['sales'] },
  payments: { allows: 'Look up payments and refund them', roles: ['sales'] },
  pricing: { allows: 'Change pricing plans', roles: ['sales'] },
  revenue: { allows: 'See the revenue', roles: ['sales'] },
  'daily-reports': { allows: 'Read the daily reports', roles: ['sales', 'support'] },
  operations: { allows: 'See how the portal runs and retry failed jobs', roles: [] },
  articles: { allows: 'Write and publish articles', roles: [] },
  'staff-accounts': {
    allows: 'Create and deactivate staff accounts',
    roles: [],
    refusal: 'Only admin users can create staff accounts',
  },
  'staff-log': { allows: 'Read the log of staff', roles: [] },
}

const isPermission = (needed: StaffPermission | StaffRole): needed is StaffPermission => needed in permissions

/** Whether the role has the permission, or is the needed role. */
export function mayDo(role: StaffRole, needed: StaffPermission | StaffRole): boolean {
  if (role === 'admin' || role === needed) return true
  return isPermission(needed) && permissions[needed].roles.includes(role)
}

/** The permissions of a role, in words. */
export function allowedTo(role: StaffRole): readonly string[] {
  return Object.entries(permissions)
    .filter(([, { roles }]) => role === 'admin' || roles.includes(role))
    .map(([, { allows }]) => allows)
}
