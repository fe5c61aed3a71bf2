/** Answers searches of a small installation from an index in memory. What is committed anywhere is found by the next search. */
import type { Pool } from 'pg'
import type { PostedJob } from '#features/jobs/server/public.ts'
import { type Changes, readChangesAndJobs } from '../memory-index-queries.ts'
import { type Hit, hitOf } from '../hits.ts'
import type { Matches } from '../find-matches.ts'
import type { IndexQuery } from '../index-query.ts'
import { type LoadedIndex, loadIndex, readChangesTogether, updateIndex } from './load-memory-index.ts'
import type { PageRequest, Position } from '../page-request.ts'

/** After a failure, or where there are too many jobs. */
const retryMs = 10 * 60_000
/** While many jobs are written at once, the index would be old as soon as it is read. */
const reloadMs = 5_000
const attempts = 3

export type MemorySearch = {
  /** Null where the index cannot answer: then the database does. */
  readonly find: (query: IndexQuery, page: PageRequest) => Promise<Matches | null>
  /** False only if no company had a name with this word as its first when the last search ended. In small letters. */
  readonly mayBeginCompany: (word: string) => boolean
}

const opened = new WeakMap<Pool, MemorySearch>()

/** One for all searches of a process. */
export function memorySearchOf(pool: Pool): MemorySearch {
  const search = opened.get(pool) ?? openMemorySearch(pool)
  opened.set(pool, search)
  return search
}

export function openMemorySearch(pool: Pool): MemorySearch {
  let loaded: LoadedIndex | null = null
  let nextLoad = 0

  /** In the background; the database answers until then. */
  function reload(): null {
    loaded = null
    if (performance.now() >= nextLoad) {
      nextLoad = Infinity
      void loadInBackground()
    }
    return null
  }

  async function loadInBackground(): Promise<void> {
    loaded = await loadIndex(pool).catch(() => null)
    nextLoad = performance.now() + (loaded ? reloadMs : retryMs)
  }

  const find: MemorySearch['find'] = async (query, page) => {
    if (!loaded || loaded.index.isWorn()) return reload()
    const current = loaded
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const { since } = current
      const { positions, total } = current.index.find(query, page)
      const { changes, jobs } = await readPage(pool, current, positions)
      // Another search may have brought the index up to date before the changes were read: what was found is older than they are.
      if (current.since !== since) continue
      if (!changes) return { total, hits: positions.flatMap((position) => hitAt(position, jobs)) }
      if (isTooMuch(changes)) return loaded === current ? reload() : null
      await updateIndex(pool, current, changes)
    }
    return null
  }

  return { find, mayBeginCompany: (word) => loaded?.index.beginsCompany(word) ?? true }
}

type Page = { readonly changes: Changes | null; readonly jobs: ReadonlyMap<string, PostedJob> }

/** Jobs that were shown lately are in memory as well, so often nothing but the changes has to be asked for. */
async function readPage(pool: Pool, loaded: LoadedIndex, positions: readonly Position[]): Promise<Page> {
  const { since, jobs: cache } = loaded
  const jobs = new Map(positions.flatMap(({ id }) => entryOf(id, cache.get(id))))
  const missing = positions.filter(({ id }) => !jobs.has(id))
  if (missing.length === 0) return { changes: await readChangesTogether(pool, loaded), jobs }
  const read = await readChangesAndJobs(
    pool,
    since,
    missing.map(({ id }) => id),
  )
  for (const { id, ...position } of missing) {
    const listed = read.jobs.get(id)
    if (!listed) continue
    const { job } = hitOf({ ...listed, ...position })
    jobs.set(id, job)
    // An update may have come in between.
    if (loaded.since === since) cache.set(id, job)
  }
  return { changes: read.changes, jobs }
}

const entryOf = (id: string, job: PostedJob | undefined): (readonly [string, PostedJob])[] => (job ? [[id, job]] : [])

function hitAt(position: Position, jobs: ReadonlyMap<string, PostedJob>): Hit[] {
  const job = jobs.get(position.id)
  return job ? [{ ...position, job }] : []
}

const isTooMuch = ({ jobIds, isCut }: Changes): boolean => isCut || jobIds.includes(null)
