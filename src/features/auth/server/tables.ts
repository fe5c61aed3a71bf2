import type { Generated } from 'kysely'

export type UsersTable = {
  id: string
  email: string
  /** An argon2id hash; null for people who only come in through Google. */
  password: string | null
  firstName: string
  lastName: string
  profileImageUrl: Generated<string | null>
  phone: Generated<string | null>
  location: Generated<string | null>
  experience: Generated<number | null>
  currentSalary: Generated<number | null>
  expectedSalary: Generated<number | null>
  skills: Generated<string[]>
  demographic: Generated<string | null>
  availabilityDays: Generated<number | null>
  cvBuilt: Generated<boolean>
  subscriptionTier: Generated<string>
  subscriptionStatus: Generated<string>
  subscriptionExpiry: Generated<Date | null>
  cvLimit: Generated<number>
  cvUsed: Generated<number>
  authMethod: Generated<'email' | 'google'>
  socialId: Generated<string | null>
  emailVerified: Generated<boolean>
  emailVerifyToken: Generated<Buffer | null>
  emailVerifyExpiry: Generated<Date | null>
  resetToken: Generated<Buffer | null>
  resetTokenExpiry: Generated<Date | null>
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

/** `sid` is the hash of the cookie's token. */
export type SessionsTable = { sid: string; userId: string; sess: string; expire: Date }

declare module '#platform/server/db.ts' {
  interface Tables {
    users: UsersTable
    sessions: SessionsTable
  }
}
