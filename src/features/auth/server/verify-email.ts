import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { countFailures } from '#platform/server/rate-limits/count-failures.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { digestOf } from '#platform/server/token.ts'
import { auth } from '../contract.ts'
import { spendVerifyToken } from './queries.ts'
import { deadVerifyLinks } from './rate-limits.ts'

/** If two calls use one token, the row lock lets only one succeed. */
export async function verifyEmail(
  { db, rateLimits, clock }: Pick<AppContext, 'db' | 'rateLimits' | 'clock'>,
  token: string,
  ip: string,
): Promise<void> {
  const counts = [countOf(deadVerifyLinks, ip)]
  await countFailures(rateLimits, { counts, failing: ['deadToken'] }, async () => {
    const isSpent = await spendVerifyToken(db, digestOf(token), clock())
    if (!isSpent) throw refuse(auth['POST /api/auth/verify-email'], 'deadToken')
  })
}
