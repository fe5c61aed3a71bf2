import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import { cvs, type CvBody } from '../contract.ts'
import { deleteDraft } from './draft-queries.ts'
import { updateCvRow } from './queries.ts'

type Changed = { readonly id: string; readonly userId: string; readonly body: CvBody }

export async function updateCv(db: Db, changed: Changed, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await updateCvRow(tx, changed, now))) throw refuse(cvs['PUT /api/cvs/:id'], 'notFound')
    await deleteDraft(tx, changed.userId)
  })
}
