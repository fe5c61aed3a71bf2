import { Refusal } from '#platform/contract/refusal.ts'
import type { Count } from './rate-limit.ts'
import type { RateLimits } from './rate-limits.ts'

type Failures = {
  readonly counts: readonly Count[]
  /** The refusals that count as a failure: those of attempts that could have revealed something. */
  readonly failing: readonly string[]
}

/** Refuses after too many failures, and counts failures only. */
export async function countFailures<T>(
  rateLimits: RateLimits,
  { counts, failing }: Failures,
  work: () => Promise<T>,
): Promise<T> {
  await rateLimits.check(counts)
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal && failing.includes(error.code)) await rateLimits.consume(counts)
    throw error
  }
}
