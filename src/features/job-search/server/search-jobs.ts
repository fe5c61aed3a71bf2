import type { PostedJob } from '#features/jobs/server/public.ts'
import type { JobList } from '../contract.ts'
import { isByNumber } from '../rules.ts'
import { shownTotal } from './count-queries.ts'
import type { Search, SearchResult } from './search/open-search.ts'
import { readSearch } from './search/read-search.ts'

export type JobPage = { readonly jobs: PostedJob[]; readonly headers: Readonly<Record<string, string>> }

export async function searchJobs(search: Search, typed: JobList, now: Date): Promise<JobPage> {
  const query = readSearch(typed)
  const { jobs, next, total, unstated, ...found } = await search(query, now, { widensPlace: true })
  const corrected = searchedInstead(query, found)
  return {
    jobs,
    headers: {
      'x-total-count': shownTotal(total),
      // Headers are ASCII, and people also search in Hindi.
      ...(corrected === null ? {} : { 'x-search-corrected': encodeURIComponent(corrected) }),
      ...(query.salaryMin ? { 'x-unstated-pay': shownTotal(unstated) } : {}),
      ...linkHeader(query, next),
    },
  }
}

/** "nurse in Pune" where the place was corrected: by itself it would look like the words. */
function searchedInstead(
  { q }: JobList,
  { corrected, correctedPlace }: Pick<SearchResult, 'corrected' | 'correctedPlace'>,
): string | null {
  if (correctedPlace === null) return corrected
  return [corrected ?? q, correctedPlace].filter(Boolean).join(' in ')
}

function linkHeader(query: JobList, next: string | null): { link?: string } {
  const { page, limit } = query
  const links = [
    ...(next === null ? [] : [linkTo({ ...query, page: page + 1, cursor: next }, 'next')]),
    ...(page > 1 && isByNumber(page - 1, limit) ? [linkTo({ ...query, page: page - 1, cursor: undefined }, 'prev')] : []),
  ]
  return links.length > 0 ? { link: links.join(', ') } : {}
}

function linkTo(search: JobList, rel: 'next' | 'prev'): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(Object.fromEntries(given.map(([name, value]) => [name, String(value)])))
  return `</api/jobs?${query.toString()}>; rel="${rel}"`
}
