import { z } from 'zod'
import { event } from '#platform/contract/event.ts'
import type { Db, Tx } from './db.ts'
import { definitionsChanged } from './definitions.ts'
import { publish, type Reaction, reaction } from './events.ts'
import { retryOnLockTimeout } from './retry-on-lock-timeout.ts'

const longestMs = 20_000

export type Renewal = {
  readonly name: string
  /**
   * Renews a batch of rows after this position, in order. Returns the position of the last row, or null when there are no more. The first position is
   * ''.
   */
  readonly renewBatch: (tx: Tx, after: string) => Promise<string | null>
  readonly finish?: (db: Db) => Promise<void>
  /** A run ends after this time and continues in another job. Much shorter than the time after which a job counts as abandoned. */
  readonly workMs?: number
}

/**
 * Recomputes derived rows in small transactions after a change of definitions. Until then the old rows are used. An interrupted run starts again
 * where its job began. Rows that are already right are not written.
 *
 * One run at a time, however many changes are announced: runs beside each other would do the same and wait for each other's locks. A change during a run
 * makes one more run from the beginning. Both continue where they ended: the first may have renewed rows by the definitions before the change.
 */
export function renewal({ name, renewBatch, finish, workMs = longestMs }: Renewal): readonly Reaction[] {
  const due = event(`${name}.due`, z.object({ after: z.string() }))
  async function work(db: Db, from: string): Promise<void> {
    const until = performance.now() + workMs
    let after: string | null = from
    while (after !== null && performance.now() < until) {
      const place: string = after
      after = await retryOnLockTimeout(db, (tx) => renewBatch(tx, place))
    }
    if (after === null) return finish?.(db)
    const next = after
    await db.transaction().execute((tx) => publish(tx, due, { after: next }))
  }
  return [
    { ...reaction(name, definitionsChanged, ({ db }) => work(db, '')), queue: name, isOnce: true },
    { ...reaction(`${name}Further`, due, ({ db }, { after }) => work(db, after)), queue: name },
  ]
}
