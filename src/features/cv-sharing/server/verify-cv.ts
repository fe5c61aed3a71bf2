import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import { digestOf } from '#platform/server/token.ts'
import { findCv, spendVerificationToken } from '#features/cvs/server/public.ts'
import { cvSharing } from '../contract.ts'

/** Answers the link of the CV, whose address is proved from now on. Of two calls with one token the row's lock lets one through. */
export async function verifyCv(db: Db, token: string, now: Date): Promise<string | null> {
  const id = await spendVerificationToken(db, digestOf(token), now)
  if (!id) throw refuse(cvSharing['POST /api/cvs/verify'], 'deadToken')
  return (await findCv(db, id))?.linkId ?? null
}
