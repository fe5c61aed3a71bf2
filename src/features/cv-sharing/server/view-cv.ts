import { hasConsent, findViewer, recordView, subjectOf } from '#features/privacy/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { isEmailVerified, mayDownload } from '#features/cvs/rules.ts'
import { type CvView, cvSharing } from '../contract.ts'
import { bodyFor, findSeen, type Visit, type VisibleCv } from './cv-access.ts'

/** Records a view by an employer or by staff in the access log, which the person can read. */
export async function noteView(
  { db, clock, guards }: AppContext,
  { request, reply }: Visit,
  { cv, by }: VisibleCv,
): Promise<void> {
  const viewer = by ? null : await findViewer(guards, request, reply)
  if (!viewer) return
  await db.transaction().execute((tx) => recordView(tx, { at: subjectOf(cv), by: viewer, what: 'cv' }, clock()))
}

export async function viewCv(context: AppContext, visit: Visit, id: string): Promise<CvView> {
  const seen = await findSeen(context, visit, id)
  if (!seen) throw refuse(cvSharing['GET /api/cvs/view/:cvId'], 'notFound')
  const { cv, by } = seen
  await noteView(context, visit, seen)
  const { linkId, hidesContact, account } = cv
  const proofs = { email: cv.body.personalInfo.email, emailVerified: cv.emailVerified, downloadAllowed: cv.downloadAllowed }
  return {
    ...bodyFor(seen),
    id,
    emailVerified: isEmailVerified(proofs, account),
    downloadAllowed: mayDownload({ cv: proofs, account, isOwner: by === 'account' }),
    createdAt: cv.createdAt.toISOString(),
    updatedAt: cv.updatedAt.toISOString(),
    isShared: cv.userId === null ? await hasConsent(context.db, { cvId: cv.id }, 'cv-sharing') : null,
    own: by && { by, cvId: cv.id, linkId, hidesContact },
  }
}
