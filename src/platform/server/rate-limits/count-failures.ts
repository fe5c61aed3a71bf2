import { Refusal } from '#platform/contract/refusal.ts'
import type { Count } from './rate-limit.ts'
import type { RateLimits } from './rate-limits.ts'

type Failures = {
  readonly counts: readonly Count[]
  /** The codes of the refusals that count as failures: those that could have revealed something. */
  readonly failing: readonly string[]
}

/** Counts failures only, and refuses after too many. */
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
