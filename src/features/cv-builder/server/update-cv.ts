import { refuse } from '#platform/contract/refusal.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { CvBody } from '#features/cvs/contract.ts'
import { findCvOf, updateCvRow } from '#features/cvs/server/public.ts'
import { cvBuilder } from '../contract.ts'
import { draftOf } from '../versions.ts'
import { deleteDraft } from './draft-queries.ts'
import { saveVersion } from './save-version.ts'
import { listVersions } from './version-queries.ts'
import { isStale, nextRevision, revisionOf } from './revision.ts'

type CvUpdate = {
  readonly id: string
  readonly userId: string
  readonly body: CvBody
  readonly base?: string | undefined
}

const endpoint = cvBuilder['PUT /api/cvs/:id']

export async function updateCv(db: Db, changed: CvUpdate, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { userId, body, base } = changed
    const stamp = await revisionOf(tx, userId)
    const updatedAt = nextRevision(stamp, now)
    await keepFirst(tx, userId)
    if (!(await updateCvRow(tx, changed, updatedAt))) throw refuse(endpoint, 'notFound')
    if (isStale(base, stamp)) throw refuse(endpoint, 'changedElsewhere')
    await saveVersion(tx, { userId, kind: 'saved', body: draftOf(body), createdAt: updatedAt })
    await deleteDraft(tx, userId)
  })
}

/** If the CV has no versions (it may be older than versions), its present text becomes the first. */
async function keepFirst(tx: Tx, userId: string): Promise<void> {
  if ((await listVersions(tx, userId)).length > 0) return
  const cv = await findCvOf(tx, userId)
  if (cv) await saveVersion(tx, { userId, kind: 'saved', body: draftOf(cv.body), createdAt: cv.updatedAt })
}
