/** Loads the index in memory from the database and updates it. */
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import type { PostedJob } from '#features/jobs/server/public.ts'
import { type Changes, readIndexRows, readIndexRowsOf, readSnapshot, type Snapshot } from '../memory-index-queries.ts'
import { createMemoryIndex, type MemoryIndex } from './memory-index.ts'
import { fillPlaces } from '../place-dictionary.ts'
import { fillDictionary } from '../word-dictionary.ts'

/** The index takes about 15 MB of memory for 10,000 jobs. */
const mostJobs = 20_000
/** A cached job takes about 2 kB. */
const cachedJobs = 5_000
/** The number of rows in a batch, chosen so that adding one does not block the event loop noticeably. */
const batch = 100
const lowestId = '00000000-0000-0000-0000-000000000000'

export type LoadedIndex = {
  readonly index: MemoryIndex
  /** The jobs that were shown most recently. */
  readonly jobs: LRUCache<string, PostedJob>
  /** The index and the cache contain everything that this snapshot sees. */
  since: Snapshot
  updating: Promise<void>
}

/**
 * Loads the index and fills the dictionaries of words and places. Returns null if there are too many jobs. Changes committed during the load are
 * after the snapshot, so the next search reads them again.
 */
export async function loadIndex(pool: Pool): Promise<LoadedIndex | null> {
  await fillDictionary(pool)
  await fillPlaces(pool)
  const { snapshot, jobs } = await readSnapshot(pool, mostJobs + 1)
  if (jobs > mostJobs) return null
  const index = createMemoryIndex()
  let last = lowestId
  for (let read = batch; read === batch;) {
    const rows = await readIndexRows(pool, last, batch)
    index.replace([], rows)
    last = rows.at(-1)?.id ?? last
    read = rows.length
  }
  return { index, jobs: new LRUCache({ max: cachedJobs }), since: snapshot, updating: Promise.resolve() }
}

/** Updates run one after another: a row that was read earlier must not replace one that was read later. */
export async function updateIndex(pool: Pool, loaded: LoadedIndex, { snapshot, jobIds }: Changes): Promise<void> {
  const changed = jobIds.filter((id) => id !== null)
  const before = loaded.updating
  const update = async (): Promise<void> => {
    await before
    const rows = await readIndexRowsOf(pool, changed)
    loaded.index.replace(changed, rows)
    for (const id of changed) loaded.jobs.delete(id)
    loaded.since = snapshot
  }
  const updated = update()
  loaded.updating = updated.catch(() => {})
  await updated
}
