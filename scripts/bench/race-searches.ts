import { openSearch, searchJobs } from '#features/jobs/server/public.ts'
import type { Database } from '#platform/server/db.ts'
import type { SearchQuery } from './queries.ts'
import type { SqliteSearch } from './sqlite.ts'

export const engines = ['ours', 'sqlite'] as const
export type Engine = (typeof engines)[number]
export type Sample = { readonly kind: string; readonly ms: number }
export type Race = Readonly<Record<1 | 16, Readonly<Record<Engine, Sample[]>>>>

type Ask = (query: SearchQuery) => Promise<unknown>

const rounds = 3

/**
 * Each round begins with empty caches of our process, and the two engines alternate, so that a slow moment of the machine affects both. A round
 * before the first, for one client, fills the caches of both and does not count.
 */
export async function raceSearches(
  { searchPool }: Database,
  sqlite: SqliteSearch,
  queries: readonly SearchQuery[],
  tell: (round: string) => void,
): Promise<Race> {
  const samples: Race = { 1: { ours: [], sqlite: [] }, 16: { ours: [], sqlite: [] } }
  const fresh: Readonly<Record<Engine, () => Ask>> = {
    ours: () => {
      const search = openSearch(searchPool)
      return ({ kind: _kind, ...query }) => searchJobs(search, { ...query, limit: 20 }, new Date())
    },
    sqlite: () => inTurn((query) => sqlite.search(query)),
  }
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

/** Each client searches again when it has its answer. */
async function ask(search: Ask, queries: readonly SearchQuery[], clients: number): Promise<Sample[]> {
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

/** An engine in this process answers one search after the other, and clients queue. */
function inTurn(search: (query: SearchQuery) => unknown): Ask {
  let last: Promise<unknown> = Promise.resolve()
  return (query) => {
    last = last.then(() => search(query))
    return last
  }
}
