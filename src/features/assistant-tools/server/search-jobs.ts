import { fewAtOnce } from '#platform/server/few-at-once.ts'
import type { z } from 'zod'
import { JobSearch } from '#features/job-search/contract.ts'
import { openRelaxedList, openRelaxedSearch, openSearch, type Search, searchJobs } from '#features/job-search/server/public.ts'
import { withResponses } from '#features/jobs/server/public.ts'
import { companyPath, jobPath, jobsPath } from '../paths.ts'
import { defineTool, type ToolContext } from './tool.ts'

const shownJobs = 5
const shownNearest = 3

const input = JobSearch.omit({ page: true, limit: true }).describe('The same filters as the job list of the site')
type Query = z.output<typeof input>

/** The search of the job list, with its corrections, without words that no job has, and, for an empty result, the nearest jobs. */
export function searchJobsTool(context: ToolContext) {
  const search = openSearch(context.searchPool)
  const ifFew = fewAtOnce(context.searchPool)
  const findRelaxedList = openRelaxedList(search, ifFew)
  const findNearest = openNearest(search, openRelaxedSearch(context.searchPool, search, ifFew))
  return defineTool({
    name: 'search_jobs',
    description:
      'Finds open jobs by words, place, pay, experience and type. Says what was searched instead, and which words no job has.',
    input,
    who: 'anyone',
    run: async (query, { now }) => {
      const page = await searchJobs(search, { ...query, cursor: undefined, page: 1, limit: shownJobs }, now, { findRelaxedList })
      const total = page.headers['x-total-count'] ?? '0'
      // If the header is present, one of the shown jobs only mentions the words.
      const inTitle = page.headers['x-in-title'] ?? total
      const nearest = page.jobs.length === 0 ? await findNearest(query, now) : { searches: [], jobs: [] }
      const jobs = await withResponses(context, [...page.jobs, ...nearest.jobs])
      const links = [query, ...nearest.searches.map((other) => other.query)].map(jobsPath)
      return {
        data: {
          query,
          total,
          inTitle,
          corrected: textOf(page.headers['x-search-corrected']),
          leftOut: textOf(page.headers['x-search-left-out']),
          nearest: nearest.searches,
          jobs,
        },
        links: [...links, ...jobs.flatMap(({ id, postedBy }) => [jobPath(id), companyPath(postedBy)])],
      }
    },
  })
}

const textOf = (header: string | undefined): string | null => (header ? decodeURIComponent(header) : null)

export type JobsFound = Awaited<ReturnType<ReturnType<typeof searchJobsTool>['run']>>['data']

type Nearest = {
  readonly searches: readonly { readonly query: Query; readonly total: string }[]
  readonly jobs: Awaited<ReturnType<typeof searchJobs>>['jobs']
}

/**
 * The search without one of its parts or words. If that finds nothing either, the work alone, the place alone, and then the last word of the work.
 */
function openNearest(search: Search, relax: ReturnType<typeof openRelaxedSearch>): (query: Query, now: Date) => Promise<Nearest> {
  return async (query, now) => {
    const { without, jobs } = await relax({ ...query, page: 1, limit: shownJobs }, now)
    const searches = without.slice(0, shownNearest).map(({ part, word, total }) => {
      return { query: { ...query, [part]: word ? word.others.join(' ') : undefined }, total }
    })
    if (searches.length > 0) return { searches, jobs }
    // The last word of a trade is its head: "kindergarten teacher".
    for (const less of [{ q: query.q }, { location: query.location }, { q: query.q?.split(' ').at(-1) }]) {
      const alone = await foundAlone(search, less, now)
      if (alone) return alone
    }
    return { searches: [], jobs: [] }
  }
}

async function foundAlone(search: Search, query: Query, now: Date): Promise<Nearest | null> {
  if (jobsPath(query) === '/jobs') return null
  const page = await searchJobs(search, { ...query, page: 1, limit: shownJobs, cursor: undefined }, now)
  return page.jobs.length > 0 ? { searches: [{ query, total: page.headers['x-total-count'] ?? '0' }], jobs: page.jobs } : null
}
