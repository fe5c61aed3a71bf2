import { randomUUID } from 'node:crypto'
import { markCvBuilt } from '#features/auth/server/public.ts'
import type { Tx } from '#platform/server/db.ts'
import type { CvBody } from '../contract.ts'
import { insertCvRow, deleteCvRow } from './queries.ts'

/** Returns false if there is no such CV, or it belongs to somebody else. */
export async function deleteCv(tx: Tx, id: string, userId: string): Promise<boolean> {
  const isDeleted = await deleteCvRow(tx, id, userId)
  if (isDeleted) await markCvBuilt(tx, userId, false)
  return isDeleted
}

type NewCv = { readonly userId: string; readonly body: CvBody; readonly now: Date }

/** Returns null if the account has a CV already. The id is random, because anyone who knows it may see the CV. */
export async function insertCv(tx: Tx, { userId, body, now }: NewCv): Promise<string | null> {
  const id = randomUUID()
  const isNew = await insertCvRow(tx, { id, userId, body, createdAt: now })
  if (!isNew) return null
  await markCvBuilt(tx, userId, true)
  return id
}
