import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import { deleteFreeCvRow, type StoredCv } from '#features/cvs/server/public.ts'
import { cvSharing } from '../contract.ts'

/** With the row go its consents and its keys. The CV of an account is deleted by the account. */
export async function deleteFreeCv(db: Db, { id }: StoredCv): Promise<void> {
  const isDeleted = await db.transaction().execute((tx) => deleteFreeCvRow(tx, id))
  if (!isDeleted) throw refuse(cvSharing['POST /api/cvs/:id/delete'], 'notFound')
}
