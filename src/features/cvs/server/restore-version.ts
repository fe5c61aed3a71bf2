import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import type { CvDraft } from '../draft.ts'
import { cvDesk } from '../desk/contract.ts'
import { putDraft } from './draft-queries.ts'
import { keepVersion } from './keep-version.ts'
import type { Typed } from './save-draft.ts'
import { isStale, stampAfter, stampOf } from './stamp.ts'
import { findVersion } from './version-queries.ts'

const endpoint = cvDesk['POST /api/cvs/versions/:id/restore']

/** The older state becomes the draft; what stood on the screen becomes a version, so that the way back is open. */
export async function restoreVersion(db: Db, id: string, { userId, base, body }: Typed, now: Date): Promise<CvDraft> {
  return db.transaction().execute(async (tx) => {
    const stamp = await stampOf(tx, userId)
    if (isStale(base, stamp)) throw refuse(endpoint, 'changedElsewhere')
    const version = await findVersion(tx, id, userId)
    if (!version) throw refuse(endpoint, 'versionNotFound')
    const updatedAt = stampAfter(stamp, now)
    await keepVersion(tx, { userId, kind: 'restored', body, createdAt: updatedAt })
    await putDraft(tx, userId, version.body, updatedAt)
    return { body: version.body, updatedAt: updatedAt.toISOString() }
  })
}
