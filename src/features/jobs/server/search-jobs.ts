import type { Db } from '#platform/server/db.ts'
import type { Job, JobSearch } from '../contract.ts'
import { listJobs } from './queries.ts'
import { countedJobs, shownTotal } from './search-queries.ts'
import type { Search } from './search/open-search.ts'
import { shown } from './shown.ts'

export type JobPage = { readonly jobs: Job[]; readonly headers: Readonly<Record<string, string>> }

export async function searchJobs(db: Db, search: Search, asked: JobSearch, now: Date): Promise<JobPage> {
  const { ids, total, corrected, unstated } = await search(asked, now)
  const rows = await listJobs(db, ids)
  return {
    jobs: rows.map(shown),
    headers: {
      'x-total-count': shownTotal(total),
      // Headers are ASCII, and people also search in Hindi.
      ...(corrected === null ? {} : { 'x-search-corrected': encodeURIComponent(corrected) }),
      ...(asked.salaryMin ? { 'x-unstated-pay': shownTotal(unstated) } : {}),
      ...linkHeader(asked, { isFull: ids.length === asked.limit, total }),
    },
  }
}

function linkHeader(asked: JobSearch, { isFull, total }: { readonly isFull: boolean; readonly total: number }) {
  const { page, limit } = asked
  const hasNext = isFull && (total >= countedJobs || page * limit < total)
  const links = [...(hasNext ? [linkTo(asked, page + 1, 'next')] : []), ...(page > 1 ? [linkTo(asked, page - 1, 'prev')] : [])]
  return links.length > 0 ? { link: links.join(', ') } : {}
}

function linkTo(asked: JobSearch, page: number, rel: 'next' | 'prev'): string {
  const given = Object.entries({ ...asked, page }).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(Object.fromEntries(given.map(([name, value]) => [name, String(value)])))
  return `</api/jobs?${query.toString()}>; rel="${rel}"`
}
