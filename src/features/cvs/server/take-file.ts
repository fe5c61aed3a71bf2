import type { File } from '#platform/contract/endpoint.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { cvs } from '../contract.ts'
import { fileNameOf, mayDownload } from '../rules.ts'
import { noteView } from './note-view.ts'
import type { StoredCv } from './queries.ts'
import { bodyFor, findSeen, type Visit } from './cv-access.ts'

type FinishedCv = Pick<StoredCv, 'body' | 'templateVersion'>
export type FileMaker = { readonly ending: string; readonly make: (cv: FinishedCv) => Uint8Array | Promise<Uint8Array> }

/** Also for people who have not signed in: a link is enough for a CV whose address is proved. */
export async function takeFile(context: AppContext, visit: Visit, id: string, { ending, make }: FileMaker): Promise<File> {
  const endpoint = cvs['GET /api/cvs/download/:id']
  const seen = await findSeen(context, visit, id)
  if (!seen) throw refuse(endpoint, 'notFound')
  const { account, ...cv } = seen.cv
  const proofs = { ...cv, email: cv.body.personalInfo.email }
  if (!mayDownload({ cv: proofs, account, isOwner: seen.by === 'account' })) throw refuse(endpoint, 'notVerified')
  const body = bodyFor(seen)
  const content = await make({ body, templateVersion: cv.templateVersion })
  await noteView(context, visit, seen)
  return { name: fileNameOf(body.personalInfo.fullName, ending), content }
}
