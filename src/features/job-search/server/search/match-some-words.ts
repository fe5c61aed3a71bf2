import type { Pool } from 'pg'
import type { PostedJob } from '#features/jobs/server/public.ts'
import type { JobSearch } from '../../contract.ts'
import type { ParsedWord } from '../parse-queries.ts'
import { countWordUse } from '../word-use-queries.ts'
import type { Search } from './open-search.ts'
import { type Rung, rungsOf } from './some-words.ts'

/** Jobs that have the same of the words. */
export type SomeWords = { readonly missing: readonly string[]; readonly jobs: readonly PostedJob[] }

const mostWords = 12
const mostJobs = 20
const mostSearches = 8

/** Jobs that have some of the words, those that have most first; none that has them all. */
export async function matchSomeWords(
  { pool, search }: { readonly pool: Pool; readonly search: Search },
  query: JobSearch,
  words: readonly ParsedWord[],
  now: Date,
): Promise<SomeWords[]> {
  if (words.length < 2 || words.length > mostWords) return []
  const find = async (q: string | undefined) => search({ ...query, q, sort: undefined, page: 1, limit: mostJobs }, now)
  const rungs = rungsOf(await countWordUse(pool, words)).slice(0, mostSearches)
  if (rungs.length === 0) return []
  const shown = new Set((await find(query.q)).jobs.map(({ id }) => id))
  const groups: SomeWords[] = []
  let room = mostJobs
  for (const rung of rungs) {
    if (room <= 0) break
    const jobs = meantBy(rung, await find(rung.words.join(' ')))
      .filter(({ id }) => !shown.has(id))
      .slice(0, room)
    for (const { id } of jobs) shown.add(id)
    room -= jobs.length
    if (jobs.length > 0) groups.push({ missing: rung.missing, jobs })
  }
  return groups
}

/** What was found for other words than these is nearer to none of them. */
function meantBy(rung: Rung, { jobs, inTitle, corrected }: Awaited<ReturnType<Search>>): readonly PostedJob[] {
  if (corrected !== null) return []
  return rung.isAnywhere ? jobs : jobs.slice(0, inTitle)
}
