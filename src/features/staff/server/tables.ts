import type { Generated } from 'kysely'

export type AdminUsersTable = {
  id: string
  email: string
  /** An argon2id hash. */
  password: string
  firstName: string
  lastName: string
  role: 'admin' | 'sales' | 'support'
  isActive: Generated<boolean>
  lastLogin: Generated<Date | null>
  resetToken: Generated<Buffer | null>
  resetTokenExpiry: Generated<Date | null>
  dailyReportEmail: Generated<string | null>
  createdBy: Generated<string | null>
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

declare module '#platform/server/db.ts' {
  interface Tables {
    adminUsers: AdminUsersTable
  }
}
