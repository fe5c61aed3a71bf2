import { deleteCv } from '#features/cvs/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import { cvBuilder } from '../contract.ts'
import { deleteVersions } from './version-queries.ts'

/** With the CV go its earlier versions. */
export async function deleteCvAndVersions(db: Db, id: string, userId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await deleteCv(tx, id, userId))) throw refuse(cvBuilder['DELETE /api/cvs/:id'], 'notFound')
    await deleteVersions(tx, userId)
  })
}
