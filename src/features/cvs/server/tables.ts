import type { ColumnType, Generated } from 'kysely'
import type { CvBody, Template } from '../contract.ts'
import type { VersionKind } from '../editor-contract.ts'

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
  templateVersion: number
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
  /** Null while the link is the CV's own id. */
  linkId: Generated<string | null>
  isLinkOff: Generated<boolean>
  hidesContact: Generated<boolean>
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

type CvDraftsTable = { userId: string; body: Json<Record<string, unknown>>; updatedAt: Date }

/** Keys to a CV without an account, by their hashes. */
type CvTokensTable = { hash: Buffer; cvId: string; kind: 'opening' | 'key'; expiresAt: Date }

type CvVersionsTable = {
  id: string
  /** Null in versions of accounts, which are theirs by `userId`. */
  cvId: Generated<string | null>
  userId: string | null
  kind: VersionKind
  body: Json<Record<string, unknown>>
  createdAt: Date
}

declare module '#platform/server/db.ts' {
  interface Tables {
    cvs: CvsTable
    cvDrafts: CvDraftsTable
    cvTokens: CvTokensTable
    cvVersions: CvVersionsTable
  }
}
