import { z } from 'zod'
import { JobSearch } from '#features/job-search/contract.ts'
import { openRelaxedSearch, openSearch, searchJobs } from '#features/job-search/server/public.ts'
import { withResponses } from '#features/jobs/server/public.ts'
import { companyPath, jobPath, jobsPath } from '../paths.ts'
import { defineTool, type ToolContext } from './tool.ts'

const shownJobs = 5

const input = JobSearch.omit({ page: true, limit: true }).describe('The same filters as the job list of the site')

/** The search of the job list: with its corrections, and for an empty result the nearest ones. */
export function searchJobsTool(context: ToolContext) {
  const search = openSearch(context.searchPool)
  const relax = openRelaxedSearch(context.searchPool, search)
  return defineTool({
    name: 'search_jobs',
    description: 'Finds open jobs by words, place, pay, experience and type. Says what was searched instead of a misspelt word.',
    input,
    who: 'anyone',
    run: async (query, { now }) => {
      const page = await searchJobs(search, { ...query, cursor: undefined, page: 1, limit: shownJobs }, now)
      const total = page.headers['x-total-count'] ?? '0'
      const corrected = page.headers['x-search-corrected']
      const isEmpty = page.jobs.length === 0
      const nearest = isEmpty ? await relax({ ...query, page: 1, limit: shownJobs }, now) : { without: [], jobs: [] }
      const jobs = await withResponses(context, isEmpty ? nearest.jobs : page.jobs)
      return {
        data: { query, total, corrected: corrected ? decodeURIComponent(corrected) : null, nearest: nearest.without, jobs },
        links: [jobsPath(query), ...jobs.flatMap(({ id, postedBy }) => [jobPath(id), companyPath(postedBy)])],
      }
    },
  })
}

export type JobsFound = Awaited<ReturnType<ReturnType<typeof searchJobsTool>['run']>>['data']

export const JobRef = z.object({ jobId: z.uuid() })
