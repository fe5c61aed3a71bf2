import type { ColumnType, Generated } from 'kysely'
import type { CvBody, Template } from '../contract.ts'
import type { SectionEntry } from '../parts-contract.ts'

/** JSON that is read as a value and written as text, because the driver would convert a list to a PostgreSQL array. */
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
  /** E.164. It must be unique among anonymous CVs. */
  phoneKey: Generated<string | null>
  emailVerified: Generated<boolean>
  /** A hash of the emailed token. */
  verificationToken: Generated<Buffer | null>
  tokenExpiry: Generated<Date | null>
  downloadAllowed: Generated<boolean>
  source: Generated<string>
  /** Null while the link is the id of the CV. */
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
