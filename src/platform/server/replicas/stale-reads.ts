/** Whether a replica may answer depends on the call, not on the query, so the call's scope is passed along with its asynchronous work. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Lsn } from './lsn.ts'
import type { Replica } from './replicas.ts'

export type StaleRead = {
  /** A replica that has not replayed up to this position is not used. */
  readonly after: Lsn
  /** The result will be cached for others, so it must contain everything that was committed before now. */
  readonly isForMany: boolean
  /** All queries of a call use the same server. Null means the primary. */
  choice?: Promise<Replica | null>
  replica?: Replica
  readonly abandon: () => void
}

const reads = new AsyncLocalStorage<StaleRead | undefined>()
const forMany = new AsyncLocalStorage<true>()

export const currentRead = (): StaleRead | undefined => reads.getStore()

/**
 * Runs work that only reads and may miss the last changes (`replicas.ts` says how many). Work that fails on a replica is repeated on the primary; so
 * is a refusal, because the missing row may have been inserted since.
 */
export async function readStale<T>(after: Lsn, work: () => Promise<T>): Promise<T> {
  const { promise: gone, reject } = Promise.withResolvers<never>()
  const read: StaleRead = {
    after,
    isForMany: forMany.getStore() === true,
    abandon: () => reject(new Error('the replica is away')),
  }
  try {
    return await Promise.race([reads.run(read, work), gone])
  } catch (error) {
    if (!read.replica) throw error
    return await reads.run(undefined, work)
  } finally {
    read.replica?.readers.delete(read)
  }
}

/** Stale reads inside `work` see everything that was committed before them. For data that is cached until the next change is announced. */
export function readForMany<T>(work: () => Promise<T>): Promise<T> {
  return forMany.run(true, work)
}
