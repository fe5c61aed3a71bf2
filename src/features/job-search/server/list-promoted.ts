import type { Pool } from 'pg'
import type { PostedJob } from '#features/jobs/server/public.ts'
import type { JobSearch } from '../contract.ts'
import { indexQueryOf, listJobs, openParser } from '#features/job-index/server/public.ts'
import { listPromoted } from './promoted-queries.ts'
import { readSearch } from '#features/search-words/server/public.ts'

const mostPromoted = 2

export type PromotedSearch = (search: JobSearch, now: Date) => Promise<PostedJob[]>

/** Lists promoted jobs that match the search as typed. Searches are never corrected or relaxed to show a promoted job. */
export function openPromoted(pool: Pool): PromotedSearch {
  const parse = openParser(pool)
  return async (typed, now) => {
    const search = readSearch(typed)
    const query = indexQueryOf({ ...(await parse(search)), ranksByTitle: Boolean(search.q) })
    const turn = now.toISOString().slice(0, 'yyyy-mm-ddThh'.length)
    return listJobs(pool, await listPromoted(pool, { query, payAtLeast: search.salaryMin ?? 0, now, turn, limit: mostPromoted }))
  }
}
