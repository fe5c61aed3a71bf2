import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import { digestOf } from '#platform/server/token.ts'
import { auth } from '../contract.ts'
import { spendVerifyToken } from './queries.ts'

/** Of two calls with one token the row's lock lets one through. */
export async function verifyEmail(db: Db, token: string, now: Date): Promise<void> {
  const isSpent = await spendVerifyToken(db, digestOf(token), now)
  if (!isSpent) throw refuse(auth['POST /api/auth/verify-email'], 'deadToken')
}
