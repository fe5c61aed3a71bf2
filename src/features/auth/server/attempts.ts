import { createHash } from 'node:crypto'
import { Refusal } from '#platform/contract/refusal.ts'
import { TooMany } from '#platform/server/failures.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Limit } from '#platform/server/limits.ts'

/** What is counted, and how much of it is too much. */
export type Count = { readonly key: string; readonly limit: Limit }

/** The key is a hash: the counters tell nobody who tried to come in. */
export function countOf(deed: string, whose: string, limit: Limit): Count {
  return { key: createHash('sha256').update(`${deed} ${whose.toLowerCase()}`).digest('base64url'), limit }
}

type Counting = Pick<AppContext, 'limits' | 'clock'>

export async function hit({ limits, clock }: Counting, counts: readonly Count[]): Promise<void> {
  const waits = await Promise.all(counts.map(({ key, limit }) => limits.hit(key, limit, clock())))
  refuseAfter(waits)
}

/** Refuses anyone who has used the attempts up. Counts nothing. */
export async function refuseWhenUsedUp({ limits, clock }: Counting, counts: readonly Count[]): Promise<void> {
  const waits = await Promise.all(counts.map(({ key, limit }) => limits.wait(key, limit, clock())))
  refuseAfter(waits)
}

/** Starts again from nothing. */
export async function forget({ limits }: Counting, counts: readonly Count[]): Promise<void> {
  await Promise.all(counts.map(({ key }) => limits.forget(key)))
}

type Attempt = {
  readonly counts: readonly Count[]
  /** The refusals that count as a failure: an attempt that could have told something. */
  readonly failing: readonly string[]
}

/** Refuses anyone who has failed too often, and counts failures only. */
export async function attempt<T>(counting: Counting, { counts, failing }: Attempt, work: () => Promise<T>): Promise<T> {
  await refuseWhenUsedUp(counting, counts)
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal && failing.includes(error.code)) await hit(counting, counts)
    throw error
  }
}

function refuseAfter(waits: readonly (number | null)[]): void {
  const seconds = Math.max(...waits.map((wait) => wait ?? 0))
  if (seconds > 0) throw new TooMany(seconds)
}
