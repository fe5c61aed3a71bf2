/** An index in memory: read from the database, and kept up to date with it. */
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import type { PostedJob } from '#features/jobs/server/public.ts'
import { type Changes, readIndexRows, readIndexRowsOf, readSnapshot, type Snapshot } from '../memory-index-queries.ts'
import { createMemoryIndex, type MemoryIndex } from './memory-index.ts'
import { fillPlaces } from '../place-dictionary.ts'
import { fillDictionary } from '../word-dictionary.ts'

/** About 15 MB of memory for each ten thousand jobs. */
const mostJobs = 20_000
/** Of about 2 kB each. */
const cachedJobs = 5_000
/** Small enough that nothing else in the process waits for one. */
const batch = 100
const lowestId = '00000000-0000-0000-0000-000000000000'

export type LoadedIndex = {
  readonly index: MemoryIndex
  /** The jobs that were shown last. */
  readonly jobs: LRUCache<string, PostedJob>
  /** Both hold all that this snapshot sees. */
  since: Snapshot
  updating: Promise<void>
}

/** With the words that they use and their places. Null if there are too many jobs. What is committed while they are read is behind the snapshot, and read again. */
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

/** One update after the other: a row that was read earlier must not replace one that was read later. */
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
