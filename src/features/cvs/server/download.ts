import type { File } from '#platform/contract/endpoint.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import type { Typeset } from '#platform/server/pdf/typeset.ts'
import { cvs } from '../contract.ts'
import { fileNameOf, mayDownload } from '../rules.ts'
import { printed } from './printed.ts'
import { findCv } from './queries.ts'

/** `callerId` is null for someone who has not signed in. */
export async function download(db: Db, typeset: Typeset, id: string, callerId: string | null): Promise<File> {
  const endpoint = cvs['GET /api/cvs/download/:id']
  const cv = await findCv(db, id)
  if (!cv) throw refuse(endpoint, 'notFound')
  const { body, account, userId, ...proofs } = cv
  const isOwner = userId !== null && userId === callerId
  const isAllowed = mayDownload({ cv: { ...proofs, email: body.personalInfo.email }, account, isOwner })
  if (!isAllowed) throw refuse(endpoint, 'notVerified')
  const content = await typeset(`cv-${body.template}`, printed(body))
  return { name: fileNameOf(body.personalInfo.fullName), content }
}
