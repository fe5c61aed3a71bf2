import { createHash } from 'node:crypto'
import { TooMany } from '#platform/server/failures.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import type { Limit } from '#platform/server/limits.ts'

/** What is counted, and how much of it is too much. */
export type Count = { readonly key: string; readonly limit: Limit }

/** The key is a hash: the counters tell nobody who tried to come in. */
export function countOf(deed: string, whose: string, limit: Limit): Count {
  return { key: createHash('sha256').update(`${deed} ${whose.toLowerCase()}`).digest('base64url'), limit }
}

type Counting = Pick<Facilities, 'limits' | 'clock'>

export async function hit({ limits, clock }: Counting, counts: readonly Count[]): Promise<void> {
  const waits = await Promise.all(counts.map(({ key, limit }) => limits.hit(key, limit, clock())))
  refuseAfter(waits)
}

/** Refuses whoever has used the attempts up. Counts nothing. */
export async function refuseWhenUsedUp({ limits, clock }: Counting, counts: readonly Count[]): Promise<void> {
  const waits = await Promise.all(counts.map(({ key, limit }) => limits.wait(key, limit, clock())))
  refuseAfter(waits)
}

function refuseAfter(waits: readonly (number | null)[]): void {
  const seconds = Math.max(...waits.map((wait) => wait ?? 0))
  if (seconds > 0) throw new TooMany(seconds)
}
