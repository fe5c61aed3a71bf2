/** Which reads a replica may answer is known by the call, not by the query: the scope of a call goes along with its work. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Lsn } from './lsn.ts'
import type { Replica } from './replicas.ts'

export type StaleRead = {
  /** A replica that has not replayed this is not used. */
  readonly after: Lsn
  /** What is read will be kept for others, so it must contain everything that was committed before now. */
  readonly isForMany: boolean
  /** All queries of a call go to the same server. Null means the primary. */
  choice?: Promise<Replica | null>
  replica?: Replica
  readonly abandon: () => void
}

const reads = new AsyncLocalStorage<StaleRead | undefined>()
const forMany = new AsyncLocalStorage<true>()

export const currentRead = (): StaleRead | undefined => reads.getStore()

/**
 * Work that only reads, and that may be older than the last changes (`replicas.ts` says how much). What fails on a replica is repeated on the primary: a
 * refusal too, because the row may have been made since.
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

/** Stale reads inside of this see everything that was committed before them. For what is kept until the next change is announced. */
export function readForMany<T>(work: () => Promise<T>): Promise<T> {
  return forMany.run(true, work)
}
