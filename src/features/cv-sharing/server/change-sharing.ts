import { recordConsent, withdrawConsent } from '#features/privacy/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import type { StoredCv } from '#features/cvs/server/public.ts'
import { cvSharing } from '../contract.ts'

/** For a CV without an account: what an account shares, its settings say. */
export async function changeSharing(db: Db, { id, userId }: StoredCv, isShared: boolean, now: Date): Promise<void> {
  if (userId !== null) throw refuse(cvSharing['PUT /api/cvs/:id/sharing'], 'notFound')
  await db.transaction().execute((tx) => (isShared ? recordConsent : withdrawConsent)(tx, { cvId: id }, 'cv-sharing', now))
}
