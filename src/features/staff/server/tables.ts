import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
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
  /** Encrypted: `second-factor/totp.ts`. Without `secondFactorSince` it has not taken effect yet. */
  totpSecret: Generated<Buffer | null>
  /** The time step of the last used code; earlier ones are not accepted. */
  totpLastStep: Generated<number | string | null>
  secondFactorSince: Generated<Date | null>
  /** The hash of the ADMIN_PASSWORD that was applied last. */
  configuredPassword: Generated<string | null>
  dailyReportEmail: Generated<string | null>
  createdBy: Generated<string | null>
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

/** `sid` is the hash of the cookie's token. */
export type AdminSessionsTable = {
  sid: string
  id: Generated<string>
  adminId: string
  expire: Date
  device: Generated<string>
  startedAt: Generated<Date>
  /** When the password was last entered. */
  confirmedAt: Generated<Date>
}

/** A sign-in whose password was right and whose second factor is still missing. */
export type AdminPendingSignInsTable = { sid: string; adminId: string; expire: Date }

export type AdminRecoveryCodesTable = { adminId: string; codeHash: Buffer }

export type AdminLogsTable = {
  id: string
  adminId: string
  /** A verb and a noun: `publish rating`. */
  action: string
  /** The database moves it to `admin_log_details`, so here it is always null. */
  description: ColumnType<null, string | null | undefined, never>
  targetType: Generated<string | null>
  targetId: Generated<string | null>
  /** Moved like the description. */
  metadata: ColumnType<null, string | null | undefined, never>
  createdAt: Generated<Date>
  /** Consecutive numbers without gaps, which the database sets, like the hashes. */
  seq: GeneratedAlways<string>
  detailsHash: GeneratedAlways<Buffer | null>
  hash: GeneratedAlways<Buffer>
}

/** The part of a log row that may be erased. */
export type AdminLogDetailsTable = {
  logId: string
  salt: Buffer
  description: string | null
  metadata: unknown
}

/** A single row: the last number and hash of the log. */
export type AdminLogHeadTable = { isOnly: Generated<boolean>; seq: string; hash: Buffer }

/** A row of the log, signed by the server. */
export type AdminLogSealsTable = { seq: string; hash: Buffer; signature: Buffer; sealedAt: Date }

declare module '#platform/server/db.ts' {
  interface Tables {
    adminUsers: AdminUsersTable
    adminSessions: AdminSessionsTable
    adminPendingSignIns: AdminPendingSignInsTable
    adminRecoveryCodes: AdminRecoveryCodesTable
    adminLogs: AdminLogsTable
    adminLogDetails: AdminLogDetailsTable
    adminLogHead: AdminLogHeadTable
    adminLogSeals: AdminLogSealsTable
  }
}
