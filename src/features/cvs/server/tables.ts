import type { ColumnType, Generated } from 'kysely'
import type { CvBody, Template } from '../contract.ts'

/** Read as a value, written as JSON: the driver would make a PostgreSQL array of a list. */
type Json<T> = ColumnType<T, string, string>

export type CvsTable = {
  id: string
  /** Null while the CV comes from the free builder. */
  userId: string | null
  personalInfo: Json<CvBody['personalInfo']>
  summary: string
  experience: Json<CvBody['experience']>
  education: Json<CvBody['education']>
  skills: string[]
  achievements: string[]
  languages: string[]
  template: Template
  email: string
  phone: string
  /** E.164; the free builder takes one CV per number. */
  phoneKey: Generated<string | null>
  emailVerified: Generated<boolean>
  /** A hash of the mailed token. */
  verificationToken: Generated<Buffer | null>
  tokenExpiry: Generated<Date | null>
  downloadAllowed: Generated<boolean>
  source: Generated<string>
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

export type CvDraftsTable = { userId: string; body: Json<Record<string, unknown>>; updatedAt: Date }

declare module '#platform/server/db.ts' {
  interface Tables {
    cvs: CvsTable
    cvDrafts: CvDraftsTable
  }
}
