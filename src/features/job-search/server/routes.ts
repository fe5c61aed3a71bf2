import type { FastifyInstance } from 'fastify'
import { withResponses } from '#features/jobs/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { jobSearch } from '../contract.ts'
import { serveFeed } from './feed-routes.ts'
import { comparePay } from './compare-pay.ts'
import { openPromoted } from './list-promoted.ts'
import { listSimilar } from './list-similar.ts'
import { searchJobs } from './search-jobs.ts'
import { fewAtOnce } from '#platform/server/few-at-once.ts'
import { openSearch } from './search/open-search.ts'
import { openRelaxedSearch } from './search/relax-search.ts'
import { openRelaxedList } from './search/relaxed-list.ts'

export function jobSearchRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, searchPool, clock, guards } = context
  const search = openSearch(searchPool)
  const searchPromoted = openPromoted(searchPool)
  const ifFew = fewAtOnce(searchPool)
  const searchRelaxed = openRelaxedSearch(searchPool, search, ifFew)
  const findRelaxedList = openRelaxedList(search, ifFew)
  serveFeed(app, context, search)
  serve(app, guards, jobSearch, {
    'GET /api/jobs': async ({ query, reply }) => {
      const page = await searchJobs(search, query, clock(), { findRelaxedList })
      reply.headers(page.headers)
      return withResponses(context, page.jobs)
    },
    'GET /api/jobs/promoted': async ({ query }) => withResponses(context, await searchPromoted(query, clock())),
    'GET /api/jobs/near-misses': async ({ query }) => {
      const { without, jobs, someWords } = await searchRelaxed(query, clock())
      return {
        without,
        jobs: await withResponses(context, jobs),
        someWords: await Promise.all(
          someWords.map(async (group) => ({
            ...group,
            missing: [...group.missing],
            jobs: await withResponses(context, [...group.jobs]),
          })),
        ),
      }
    },
    'GET /api/jobs/:jobId/similar': async ({ params }) =>
      withResponses(context, await listSimilar(db, searchPool, params.jobId, clock())),
    'GET /api/jobs/:jobId/similar-pay': ({ params }) => comparePay(db, searchPool, params.jobId, clock()),
  })
}
