import type { Count } from './rate-limit.ts'
import type { RateLimits } from './rate-limits.ts'

/** For limits whose points are milliseconds: counts the duration afterwards, also if the work fails. */
export async function countTime<T>(
  rateLimits: RateLimits,
  counts: readonly Count[],
  work: (used: (ms: number) => void) => Promise<T>,
): Promise<T> {
  await rateLimits.check(counts)
  let total = 0
  try {
    return await work((ms) => void (total += ms))
  } finally {
    if (total > 0) await rateLimits.add(counts, Math.ceil(total))
  }
}
