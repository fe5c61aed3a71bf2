import { markCvBuilt } from '#features/auth/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import { cvs } from '../contract.ts'
import { deleteCvRow } from './queries.ts'
import { deleteVersions } from './version-queries.ts'

export async function deleteCv(db: Db, id: string, userId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await deleteCvRow(tx, id, userId))) throw refuse(cvs['DELETE /api/cvs/:id'], 'notFound')
    await deleteVersions(tx, userId)
    await markCvBuilt(tx, userId, false)
  })
}
