import type { ColumnType, Generated } from 'kysely'
import type { CvBody, Template } from '../contract.ts'
import type { SectionEntry } from '../parts-contract.ts'

/** Read as a value, written as JSON: the driver would convert a list to a PostgreSQL array. */
type Json<T> = ColumnType<T, string, string>

/** Empty in CVs that are older than the section. */
type SectionColumn = ColumnType<SectionEntry[], string | undefined, string>

export type CvsTable = {
  id: string
  /** Null for an anonymous CV. */
  userId: string | null
  personalInfo: Json<CvBody['personalInfo']>
  summary: string
  experience: Json<CvBody['experience']>
  education: Json<CvBody['education']>
  skills: string[]
  achievements: string[]
  languages: string[]
  projects: SectionColumn
  certificates: SectionColumn
  publications: SectionColumn
  volunteering: SectionColumn
  template: Template
  templateVersion: number
  email: string
  phone: string
  /** E.164; an anonymous CV's number must be unique. */
  phoneKey: Generated<string | null>
  emailVerified: Generated<boolean>
  /** A hash of the emailed token. */
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

declare module '#platform/server/db.ts' {
  interface Tables {
    cvs: CvsTable
  }
}
