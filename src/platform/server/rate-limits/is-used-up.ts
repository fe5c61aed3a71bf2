import { TooMany } from '../failures.ts'
import type { Count } from './rate-limit.ts'
import type { RateLimits } from './rate-limits.ts'

/** For work that is left out in silence, because a refusal would tell something. */
export async function isUsedUp(rateLimits: RateLimits, counts: readonly Count[]): Promise<boolean> {
  try {
    await rateLimits.check(counts)
    return false
  } catch (error) {
    if (error instanceof TooMany) return true
    throw error
  }
}
