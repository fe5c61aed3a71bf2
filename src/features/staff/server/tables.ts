import type { Generated } from 'kysely'
import type { StaffRole } from '#platform/contract/endpoint.ts'

export type AdminUsersTable = {
  id: string
  email: string
  /** An argon2id hash. */
  password: string
  firstName: string
  lastName: string
  role: StaffRole
  isActive: Generated<boolean>
  lastLogin: Generated<Date | null>
  resetToken: Generated<Buffer | null>
  resetTokenExpiry: Generated<Date | null>
  dailyReportEmail: Generated<string | null>
  createdBy: Generated<string | null>
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

/** `sid` is the hash of the cookie's token. */
export type AdminSessionsTable = { sid: string; adminId: string; expire: Date }

export type AdminLogsTable = {
  id: string
  adminId: string
  /** A verb and a noun: `publish rating`. */
  action: string
  description: Generated<string | null>
  targetType: Generated<string | null>
  targetId: Generated<string | null>
  metadata: Generated<string | null>
  createdAt: Generated<Date>
}

declare module '#platform/server/db.ts' {
  interface Tables {
    adminUsers: AdminUsersTable
    adminSessions: AdminSessionsTable
    adminLogs: AdminLogsTable
  }
}
