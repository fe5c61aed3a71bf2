import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import type { CvDraft } from '../draft.ts'
import { cvBuilder } from '../contract.ts'
import { putDraft } from './draft-queries.ts'
import { saveVersion } from './save-version.ts'
import type { DraftUpdate } from './save-draft.ts'
import { isStale, nextRevision, revisionOf } from './revision.ts'
import { findVersion } from './version-queries.ts'

const endpoint = cvBuilder['POST /api/cvs/versions/:id/restore']

/** Makes an older version the draft. The text on the screen becomes a version, so that it can be restored too. */
export async function restoreVersion(db: Db, id: string, { userId, base, body }: DraftUpdate, now: Date): Promise<CvDraft> {
  return db.transaction().execute(async (tx) => {
    const stamp = await revisionOf(tx, userId)
    if (isStale(base, stamp)) throw refuse(endpoint, 'changedElsewhere')
    const version = await findVersion(tx, id, userId)
    if (!version) throw refuse(endpoint, 'versionNotFound')
    const updatedAt = nextRevision(stamp, now)
    await saveVersion(tx, { userId, kind: 'restored', body, createdAt: updatedAt })
    await putDraft(tx, userId, version.body, updatedAt)
    return { body: version.body, updatedAt: updatedAt.toISOString() }
  })
}
