import { openSearch, searchJobs } from '#features/job-search/server/public.ts'
import type { Database } from '#platform/server/db.ts'
import type { SearchQuery } from './queries.ts'
import type { SqliteSearch } from './sqlite.ts'

export const engines = ['ours', 'sqlite'] as const
export type Engine = (typeof engines)[number]
export type Sample = { readonly kind: string; readonly ms: number }
export type Race = Readonly<Record<1 | 16, Readonly<Record<Engine, Sample[]>>>>

const rounds = 3

type Tell = (round: string) => void
export type Contest<Query> = Readonly<Record<Engine, () => (query: Query) => Promise<unknown>>>

export const raceSearches = (
  { searchPool }: Database,
  sqlite: SqliteSearch,
  queries: readonly SearchQuery[],
  tell: Tell,
): Promise<Race> =>
  raceEngines(
    {
      ours: () => {
        const search = openSearch(searchPool)
        return ({ kind: _kind, ...query }) => searchJobs(search, { ...query, limit: 20 }, new Date())
      },
      sqlite: () => inTurn((query: SearchQuery) => sqlite.search(query)),
    },
    queries,
    tell,
  )

/**
 * Measures both engines in several rounds. Each round starts with empty caches in this process, and the engines alternate, so that a slow moment of
 * the machine affects both. The first round is a warm-up and is not counted.
 */
export async function raceEngines<Query extends { readonly kind: string }>(
  fresh: Contest<Query>,
  queries: readonly Query[],
  tell: Tell,
): Promise<Race> {
  const samples: Race = { 1: { ours: [], sqlite: [] }, 16: { ours: [], sqlite: [] } }
  for (let round = 0; round <= rounds; round++) {
    for (const clients of [1, 16] as const) {
      for (const engine of engines) {
        tell(`round ${round} of ${rounds}, ${clients} clients, ${engine}`)
        const taken = await ask(fresh[engine](), queries, clients)
        if (round > 0) samples[clients][engine].push(...taken)
      }
    }
  }
  return samples
}

/** Each client sends its next search when it has the answer to the last one. */
async function ask<Query extends { readonly kind: string }>(
  search: (query: Query) => Promise<unknown>,
  queries: readonly Query[],
  clients: number,
): Promise<Sample[]> {
  const waiting = queries.values()
  const samples: Sample[] = []
  const client = async (): Promise<void> => {
    for (const query of waiting) {
      const began = performance.now()
      await search(query)
      samples.push({ kind: query.kind, ms: performance.now() - began })
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return samples
}

/** Queues the searches of an engine that runs in this process, so that it answers one at a time. */
export function inTurn<Query>(search: (query: Query) => unknown): (query: Query) => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve()
  return (query) => {
    last = last.then(() => search(query))
    return last
  }
}
