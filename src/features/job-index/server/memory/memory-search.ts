/** Answers searches of a small installation from an index in memory. What is committed anywhere is found by the next search. */
import type { Pool } from 'pg'
import type { PostedJob } from '#features/jobs/server/public.ts'
import { type Changes, readChanges, readChangesAndJobs } from '../memory-index-queries.ts'
import { type Hit, hitOf } from '../hits.ts'
import type { Matches } from '../find-matches.ts'
import type { IndexQuery } from '../index-query.ts'
import { type LoadedIndex, loadIndex, updateIndex } from './load-memory-index.ts'
import type { PageRequest, Position } from '../page-request.ts'

/** After a failure, or where there are too many jobs. */
const retryMs = 10 * 60_000
/** While many jobs are written at once, the index would be old as soon as it is read. */
const reloadMs = 5_000
const attempts = 3

export type MemorySearch = {
  /**
   * For one search, which may look for several things. What was committed before it begins is found. Searches do not share what they read: one may have to
   * ask the primary, and another a replica that does not answer.
   */
  readonly begin: () => MemoryFinder
  /** False only if no company had a name with this word as its first when the last search ended. In small letters. */
  readonly mayBeginCompany: (word: string) => boolean
}

export type MemoryFinder = {
  /** Null where the index cannot answer: then the database does. */
  readonly find: (query: IndexQuery, page: PageRequest) => Promise<Matches | null>
  /** Begins to read what has changed, while the search asks the database for something else. */
  readonly prepare: () => void
}

const opened = new WeakMap<Pool, MemorySearch>()

/** One for all searches of a process. */
export function memorySearchOf(pool: Pool): MemorySearch {
  const search = opened.get(pool) ?? openMemorySearch(pool)
  opened.set(pool, search)
  return search
}

export function openMemorySearch(pool: Pool): MemorySearch {
  const kept = keepIndex(pool)
  return { begin: () => beginSearch(pool, kept), mayBeginCompany: (word) => kept.loaded()?.index.beginsCompany(word) ?? true }
}

type KeptIndex = {
  readonly loaded: () => LoadedIndex | null
  /** The same, but null where it must be read again. That begins in the background; the database answers until then. */
  readonly usable: () => LoadedIndex | null
  readonly update: (current: LoadedIndex, changes: Changes) => Promise<LoadedIndex | null>
}

function keepIndex(pool: Pool): KeptIndex {
  let loaded: LoadedIndex | null = null
  let nextLoad = 0

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

  async function update(current: LoadedIndex, changes: Changes): Promise<LoadedIndex | null> {
    if (isTooMuch(changes)) return loaded === current ? reload() : null
    await updateIndex(pool, current, changes)
    return current
  }

  return { loaded: () => loaded, usable: () => (!loaded || loaded.index.isWorn() ? reload() : loaded), update }
}

function beginSearch(pool: Pool, { usable, update }: KeptIndex): MemoryFinder {
  /** An index that holds what was committed before the search. One look is enough for all that it looks for. */
  let upToDate: Promise<LoadedIndex | null> | null = null

  async function find(query: IndexQuery, page: PageRequest): Promise<Matches | null> {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const isUpToDate = upToDate !== null
      const current = upToDate ? await upToDate : usable()
      if (!current) return null
      const { since } = current
      const { positions, total } = current.index.find(query, page)
      const { changes, jobs } = await readPage(pool, current, positions, isUpToDate)
      upToDate = handled(changes ? update(current, changes) : Promise.resolve(current))
      // Another search may have brought the index up to date meanwhile: what was found is older than what was read.
      if (!changes && current.since === since) return { total, hits: positions.flatMap((position) => hitAt(position, jobs)) }
    }
    return null
  }

  async function readUpToDate(): Promise<LoadedIndex | null> {
    const current = usable()
    const changes = current && (await readChanges(pool, current.since))
    return current && changes ? update(current, changes) : current
  }

  return { find, prepare: () => void (upToDate ??= handled(readUpToDate())) }
}

/** A search that fails hears of it where it waits, and one that ends before need not. */
function handled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {})
  return promise
}

type Page = { readonly changes: Changes | null; readonly jobs: ReadonlyMap<string, PostedJob> }

/** Jobs that were shown lately are in memory as well, so often nothing but the changes has to be asked for. */
async function readPage(pool: Pool, loaded: LoadedIndex, positions: readonly Position[], isUpToDate: boolean): Promise<Page> {
  const { since, jobs: cache } = loaded
  const jobs = new Map(positions.flatMap(({ id }) => entryOf(id, cache.get(id))))
  const missing = positions.filter(({ id }) => !jobs.has(id))
  if (missing.length === 0) return { changes: isUpToDate ? null : await readChanges(pool, since), jobs }
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
