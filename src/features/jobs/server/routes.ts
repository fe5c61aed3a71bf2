import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/contract/refusal.ts'
import { partOf } from '#platform/contract/paging.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { pageHeaders } from '#platform/server/page-headers.ts'
import { serve } from '#platform/server/serve.ts'
import { jobs } from '../contract.ts'
import { isClosed } from '../rules.ts'
import { serveJobPictures } from './picture-routes.ts'
import { holdText } from './hold-queries.ts'
import { readJob } from './read-job.ts'
import { countSavedJobs, deleteSavedJob, insertSavedJob, listSavedJobIds, listSavedJobs } from './saved-queries.ts'
import { toJob } from './queries.ts'
import { withResponses } from './with-responses.ts'

export function jobRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, guards } = context
  serveJobPictures(app, context)
  serve(app, guards, jobs, {
    'GET /api/jobs/:jobId': ({ params }) => readJob(context, params.jobId),
    'GET /api/saved-jobs': async ({ actor, query, request, reply }) => {
      const [part, now] = [partOf(query), clock()]
      const [rows, total] = await Promise.all([listSavedJobs(db, actor.id, { ...part, now }), countSavedJobs(db, actor.id)])
      reply.headers(pageHeaders(request, part, total))
      const saved = rows.map((row) => ({
        ...toJob(row),
        savedAt: row.savedAt.toISOString(),
        isOpen: !isClosed(row, now),
        hold: holdText(row.shownHold),
      }))
      return withResponses(context, saved)
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
