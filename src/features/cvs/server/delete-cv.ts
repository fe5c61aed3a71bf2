import { markCvBuilt } from '#features/auth/server/public.ts'
import type { Tx } from '#platform/server/db.ts'
import { deleteCvRow } from './queries.ts'

/** False when there is no such CV, or when it is someone else's. */
export async function deleteCv(tx: Tx, id: string, userId: string): Promise<boolean> {
  const isDeleted = await deleteCvRow(tx, id, userId)
  if (isDeleted) await markCvBuilt(tx, userId, false)
  return isDeleted
}
