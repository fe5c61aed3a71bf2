import { refuse } from '#platform/contract/refusal.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { CvBody } from '#features/cvs/contract.ts'
import { insertCv } from '#features/cvs/server/public.ts'
import { cvBuilder } from '../contract.ts'
import { deleteDraft, findDraft } from './draft-queries.ts'
import { saveVersion } from './save-version.ts'
import { isStale, nextRevision, revisionOf } from './revision.ts'
import { changesBetween, draftOf } from '../versions.ts'

type NewCv = { readonly userId: string; readonly body: CvBody; readonly base: string | undefined }

/** Creates the CV and deletes the draft. */
export async function createCv(db: Db, { userId, body, base }: NewCv, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const stamp = await revisionOf(tx, userId)
    const at = nextRevision(stamp, now)
    const id = await insertCv(tx, { userId, body, now: at })
    if (id === null) throw refuse(cvBuilder['POST /api/cvs'], 'cvExists')
    if (base === undefined || isStale(base, stamp)) await keepOtherDraft(tx, { userId, body })
    await saveVersion(tx, { userId, kind: 'saved', body: draftOf(body), createdAt: at })
    await deleteDraft(tx, userId)
  })
}

/** Stores the draft as a version if it comes from another device and has text that this CV lacks. */
async function keepOtherDraft(tx: Tx, { userId, body }: { readonly userId: string; readonly body: CvBody }): Promise<void> {
  const draft = await findDraft(tx, userId)
  if (!draft || changesBetween(draft.body, draftOf(body)).length === 0) return
  await saveVersion(tx, { userId, kind: 'replaced', body: draft.body, createdAt: new Date(draft.updatedAt) })
}
