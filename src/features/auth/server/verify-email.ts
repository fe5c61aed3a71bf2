import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { networkOf } from '#platform/server/network.ts'
import { digestOf } from '#platform/server/token.ts'
import { auth } from '../contract.ts'
import { attempt, countOf } from './attempts.ts'
import { spendVerifyToken } from './queries.ts'

/** Of two calls with one token the row's lock lets one through. */
export async function verifyEmail(
  context: Pick<AppContext, 'db' | 'limits' | 'clock'>,
  token: string,
  ip: string,
): Promise<void> {
  const counts = [countOf('dead verification link from', networkOf(ip), { max: 60, windowSeconds: 15 * 60 })]
  await attempt(context, { counts, failing: ['deadToken'] }, async () => {
    const isSpent = await spendVerifyToken(context.db, digestOf(token), context.clock())
    if (!isSpent) throw refuse(auth['POST /api/auth/verify-email'], 'deadToken')
  })
}
