import type { Generated } from 'kysely'
import type { DocumentKind } from '../contract.ts'
import type { QueuedVerification } from '../moderation-contract.ts'

export type CompanyVerificationsTable = {
  id: string
  employerId: string
  kind: DocumentKind
  number: string
  /** Null after the file was deleted. */
  file: string | null
  fileType: string
  status: Generated<QueuedVerification['status']>
  submittedBy: string | null
  submittedAt: Date
  decidedAt: Generated<Date | null>
  decidedBy: Generated<string | null>
  reason: Generated<string | null>
}

export type CompanyEmailLinksTable = {
  id: string
  employerId: string
  email: string
  purpose: 'verification' | 'contact'
  tokenHash: Buffer | null
  requestedBy: string | null
  expiresAt: Date
}

declare module '#platform/server/db.ts' {
  interface Tables {
    companyVerifications: CompanyVerificationsTable
    companyEmailLinks: CompanyEmailLinksTable
  }
}
