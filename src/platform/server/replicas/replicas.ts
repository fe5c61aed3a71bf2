import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { logNotice } from '../scrub.ts'
import { latest, type Lsn, never, none } from './lsn.ts'
import { currentRead, type StaleRead } from './stale-reads.ts'
import { watchPosition, type Watch } from './watch-position.ts'

/** A replica that lacks commits older than this is not used. */
const mostStaleMs = 5_000
/** A replica is usually some milliseconds behind. A read waits this long for it, in steps, before it goes to the primary. */
const waitsMs = [0, 10, 20]

export type Pools = { readonly pool: Pool; readonly searchPool: Pool }
export type Replica = Pools & {
  readonly readers: Set<StaleRead>
  readonly watch: Watch
  /** The replayed position; null while the replica is unavailable. */
  replayed: Lsn | null
}

export type Replicas = {
  /** The pool for a query of the current call; null for the primary. */
  readonly poolFor: (kind: keyof Pools) => Promise<Pool | null>
  /** A position after everything that has been committed so far. */
  readonly position: () => Promise<Lsn>
  readonly stop: () => Promise<void>
}

/** A server that is not in recovery is not a replica (any more), so its data is unknown: null. */
const replayed = 'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end as lsn'
const written = 'select pg_current_wal_insert_lsn() as lsn'

export function openReplicas(primaryUrl: string, urls: readonly string[], openPools: (url: string) => Pools): Replicas {
  const replicas = urls.map((url) => openReplica(url, openPools(url)))
  const primary = watchPrimary(primaryUrl, () => replicas.reduce((lsn, replica) => latest(lsn, replica.replayed ?? none), none))
  let turn = 0

  async function choose(read: StaleRead): Promise<Replica | null> {
    const floor = primary.floor()
    const near = replicas.filter((replica) => floor !== null && replica.replayed !== null && replica.replayed >= floor)
    turn += 1
    const inTurn = near.map((_, at) => near[(at + turn) % near.length])
    const needed = near.length > 0 ? await neededBy(read) : never
    for (const replica of inTurn) {
      if (!replica || !(await hasReplayed(replica, needed))) continue
      read.replica = replica
      replica.readers.add(read)
      return replica
    }
    return null
  }
  // If the primary does not answer, nothing newer than its last reported position can have been acknowledged.
  const neededBy = async ({ after, isForMany }: StaleRead): Promise<Lsn> =>
    isForMany ? latest(after, await primary.watch.ask().catch(() => primary.floor() ?? never)) : after

  return {
    poolFor: async (kind) => {
      const read = currentRead()
      if (!read) return null
      read.choice ??= choose(read)
      return (await read.choice)?.[kind] ?? null
    },
    position: () => primary.watch.ask().catch(() => never),
    stop: async () => {
      await Promise.all([primary.watch, ...replicas.map(({ watch }) => watch)].map(({ stop }) => stop()))
      await Promise.all(replicas.flatMap(({ pool, searchPool }) => [pool.end(), searchPool.end()]))
    },
  }
}

async function hasReplayed(replica: Replica, needed: Lsn): Promise<boolean> {
  for (const wait of waitsMs) {
    if (replica.replayed !== null && replica.replayed >= needed) return true
    if (needed === never) return false
    if (wait > 0) await sleep(wait)
    await replica.watch.ask().catch(() => none)
  }
  return replica.replayed !== null && replica.replayed >= needed
}

function openReplica(url: string, pools: Pools): Replica {
  const readers = new Set<StaleRead>()
  const name = new URL(url).host
  const watch = watchPosition({
    url,
    statement: replayed,
    onPosition: (position) => {
      if (replica.replayed === null) logNotice(`the replica ${name} is used`)
      replica.replayed = position
    },
    onAway: () => {
      if (replica.replayed !== null) logNotice(`the replica ${name} is away: the others and the primary answer`)
      replica.replayed = null
      // Ends the waits of all readers of this replica.
      for (const { abandon } of readers) abandon()
    },
  })
  const replica: Replica = { ...pools, readers, watch, replayed: null }
  return replica
}

/**
 * Tracks which position a replica must have reached. It uses only positions and times of the primary, so clocks of other machines do not matter.
 * `newest` is the position of the most advanced replica.
 */
function watchPrimary(url: string, newest: () => Lsn) {
  let isAway = false
  const positions: { readonly position: Lsn; readonly at: number }[] = []
  const forget = (now: number): void => {
    while (positions.length > 1 && (positions[0]?.at ?? 0) < now - mostStaleMs) positions.shift()
  }
  const watch = watchPosition({
    url,
    statement: written,
    onPosition: (position, at) => {
      isAway = false
      positions.push({ position, at })
    },
    onAway: () => {
      isAway = true
    },
  })
  return {
    watch,
    /** The position that a replica must have replayed to be recent enough; null if it is not known yet. */
    floor: (): Lsn | null => {
      forget(performance.now())
      const floor = positions[0]?.position ?? null
      // The last writes of a failed primary may have reached no replica. They were not acknowledged and are lost, so the most advanced replica is
      // recent enough.
      return floor !== null && isAway && newest() < floor ? newest() : floor
    },
  }
}
