import type { ColumnType, Generated } from 'kysely'

export type UsersTable = {
  id: string
  email: string
  /** An argon2id hash; null for people who only sign in with Google. */
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
  /** Willing to move to another city. */
  willingToMove: Generated<boolean>
  /** The profile of people without a CV. The lists are JSON. */
  about: Generated<string>
  workExperience: ColumnType<unknown, string | undefined, string>
  education: ColumnType<unknown, string | undefined, string>
  /** Incremented with each change of the profile, so that one tab does not overwrite another. */
  profileVersion: Generated<number>
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
  /** Set while staff have suspended the account or its company: nobody can sign in. */
  suspendedAt: Generated<Date | null>
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

/** `sid` is the hash of the cookie's token. */
export type SessionsTable = {
  sid: string
  /** An identifier that may be shown to the person, unlike `sid`. */
  id: Generated<string>
  userId: string
  sess: string
  expire: Date
  device: Generated<string>
  startedAt: Generated<Date>
  seenAt: Generated<Date>
}

declare module '#platform/server/db.ts' {
  interface Tables {
    users: UsersTable
    sessions: SessionsTable
  }
}
