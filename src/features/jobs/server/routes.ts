import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/contract/refusal.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { serve } from '#platform/server/serve.ts'
import { jobs } from '../contract.ts'
import { isClosed } from '../rules.ts'
import { serveFeed } from './feed-routes.ts'
import { listSimilar } from './list-similar.ts'
import { serveJobPictures } from './picture-routes.ts'
import { readJob } from './read-job.ts'
import { deleteSavedJob, insertSavedJob, listSavedJobIds, listSavedJobs } from './saved-queries.ts'
import { searchJobs } from './search-jobs.ts'
import { openSearch } from './search/open-search.ts'
import { openRelaxedSearch } from './search/relax-search.ts'
import { shown } from './shown.ts'

export function jobRoutes(app: FastifyInstance, facilities: Facilities): void {
  const { db, searchPool, clock, guards } = facilities
  const search = openSearch(searchPool)
  const searchRelaxed = openRelaxedSearch(searchPool, search)
  serveFeed(app, facilities, search)
  serveJobPictures(app, facilities)
  serve(app, guards, jobs, {
    'GET /api/jobs': async ({ query, reply }) => {
      const page = await searchJobs(search, query, clock())
      reply.headers(page.headers)
      return page.jobs
    },
    'GET /api/jobs/near-misses': ({ query }) => searchRelaxed(query, clock()),
    'GET /api/jobs/:jobId': ({ params }) => readJob(db, params.jobId, clock()),
    'GET /api/jobs/:jobId/similar': ({ params }) => listSimilar(db, searchPool, params.jobId, clock()),
    'GET /api/saved-jobs': async ({ actor }) => {
      const rows = await listSavedJobs(db, actor.id)
      return rows.map((row) => ({ ...shown(row), savedAt: row.savedAt.toISOString(), isOpen: !isClosed(row, clock()) }))
    },
    'GET /api/saved-jobs/job-ids': ({ actor }) => listSavedJobIds(db, actor.id),
    'PUT /api/saved-jobs/:jobId': async ({ actor, params }) => {
      const isSaved = await insertSavedJob(db, actor.id, params.jobId, clock())
      if (!isSaved) throw refuse(jobs['PUT /api/saved-jobs/:jobId'], 'notFound')
      return { saved: true }
    },
    'DELETE /api/saved-jobs/:jobId': async ({ actor, params }) => {
      await deleteSavedJob(db, actor.id, params.jobId)
      return { saved: false }
    },
  })
}
