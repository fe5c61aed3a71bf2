import { hasConsent } from '#features/privacy/server/door.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { isEmailVerified, mayDownload } from '../rules.ts'
import { type CvView, cvViews } from '../view-contract.ts'
import { noteView } from './note-view.ts'
import { bodyFor, findSeen, type Visit } from './whose.ts'

export async function viewCv(facilities: Facilities, visit: Visit, id: string): Promise<CvView> {
  const seen = await findSeen(facilities, visit, id)
  if (!seen) throw refuse(cvViews['GET /api/cvs/view/:cvId'], 'notFound')
  const { cv, by } = seen
  await noteView(facilities, visit, seen)
  const { linkId, hidesContact, account } = cv
  const proofs = { email: cv.body.personalInfo.email, emailVerified: cv.emailVerified, downloadAllowed: cv.downloadAllowed }
  return {
    ...bodyFor(seen),
    id,
    emailVerified: isEmailVerified(proofs, account),
    downloadAllowed: mayDownload({ cv: proofs, account, isOwner: by === 'account' }),
    createdAt: cv.createdAt.toISOString(),
    updatedAt: cv.updatedAt.toISOString(),
    isShared: cv.userId === null ? await hasConsent(facilities.db, { cvId: cv.id }, 'cv-sharing') : null,
    own: by && { by, cvId: cv.id, linkId, hidesContact },
  }
}
