/** Answers the searches of a small installation from an index in memory. Every search finds what any process committed before it began. */
import type { Pool } from 'pg'
import type { PostedJob } from '#features/jobs/server/public.ts'
import { type Changes, readChanges, readChangesAndJobs } from '../memory-index-queries.ts'
import { type Hit, hitOf } from '../hits.ts'
import type { Matches } from '../find-matches.ts'
import type { IndexQuery } from '../index-query.ts'
import { type LoadedIndex, loadIndex, updateIndex } from './load-memory-index.ts'
import type { PageRequest, Position } from '../page-request.ts'

/** The time in milliseconds until the next attempt to load, after a failure or if there are too many jobs. */
const retryMs = 10 * 60_000
/** The minimum time in milliseconds between two loads. While many jobs are being written, an index would be outdated as soon as it is loaded. */
const reloadMs = 5_000
const attempts = 3

export type MemorySearch = {
  /**
   * Begins a search, which may run several queries. It finds everything committed before it began. Searches do not share reads of changes, because
   * one may have to ask the primary and another a replica that does not answer.
   */
  readonly begin: () => MemoryFinder
  /** False only if no name of a company began with this word when the last search ended. The word must be in lower case. */
  readonly mayBeginCompany: (word: string) => boolean
}

export type MemoryFinder = {
  /** Returns null if the index cannot answer; the caller then asks the database. */
  readonly find: (query: IndexQuery, page: PageRequest) => Promise<Matches | null>
  /** Starts reading the changes while the search does something else in the database. */
  readonly prepare: () => void
}

const opened = new WeakMap<Pool, MemorySearch>()

/** Returns the index that all searches of this process share. */
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
  /** Like `loaded`, but null if the index must be loaded again. That starts in the background; the database answers until then. */
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
  /** The index with everything committed before the search. It is brought up to date once, for all queries of the search. */
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
      // Another search may have updated the index meanwhile, so the positions may be older than the changes that were read.
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

/** Prevents an unhandled rejection if the search ends before it awaits the promise. A search that awaits it still gets the error. */
function handled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {})
  return promise
}

type Page = { readonly changes: Changes | null; readonly jobs: ReadonlyMap<string, PostedJob> }

/** Reads the changes and the jobs of the page. Recently shown jobs are cached, so often only the changes have to be read. */
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
    // An update may have removed the job from the cache meanwhile; an older version must not be added again.
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
