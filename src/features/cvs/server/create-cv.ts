import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import { cvs, type CvBody } from '../contract.ts'
import { deleteDraft } from './draft-queries.ts'
import { insertCv } from './insert-cv.ts'

/** What was a draft is a CV now. */
export async function createCv(db: Db, userId: string, body: CvBody, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const id = await insertCv(tx, { userId, body, now })
    if (id === null) throw refuse(cvs['POST /api/cvs'], 'cvExists')
    await deleteDraft(tx, userId)
  })
}
