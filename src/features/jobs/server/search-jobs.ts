import type { Job, JobList } from '../contract.ts'
import { isByNumber } from '../pages-by-number.ts'
import { shownTotal } from './search-count-queries.ts'
import type { Found, Search } from './search/open-search.ts'

export type JobPage = { readonly jobs: Job[]; readonly headers: Readonly<Record<string, string>> }

export async function searchJobs(search: Search, asked: JobList, now: Date): Promise<JobPage> {
  const { jobs, next, total, unstated, ...found } = await search(asked, now)
  const corrected = searchedInstead(asked, found)
  return {
    jobs,
    headers: {
      'x-total-count': shownTotal(total),
      // Headers are ASCII, and people also search in Hindi.
      ...(corrected === null ? {} : { 'x-search-corrected': encodeURIComponent(corrected) }),
      ...(asked.salaryMin ? { 'x-unstated-pay': shownTotal(unstated) } : {}),
      ...linkHeader(asked, next),
    },
  }
}

/** "nurse in Pune" where the place was fixed: by itself it would look like the words. */
function searchedInstead(
  { q }: JobList,
  { corrected, correctedPlace }: Pick<Found, 'corrected' | 'correctedPlace'>,
): string | null {
  if (correctedPlace === null) return corrected
  return [corrected ?? q, correctedPlace].filter(Boolean).join(' in ')
}

function linkHeader(asked: JobList, next: string | null): { link?: string } {
  const { page, limit } = asked
  const links = [
    ...(next === null ? [] : [linkTo({ ...asked, page: page + 1, cursor: next }, 'next')]),
    ...(page > 1 && isByNumber(page - 1, limit) ? [linkTo({ ...asked, page: page - 1, cursor: undefined }, 'prev')] : []),
  ]
  return links.length > 0 ? { link: links.join(', ') } : {}
}

function linkTo(asked: JobList, rel: 'next' | 'prev'): string {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(Object.fromEntries(given.map(([name, value]) => [name, String(value)])))
  return `</api/jobs?${query.toString()}>; rel="${rel}"`
}
