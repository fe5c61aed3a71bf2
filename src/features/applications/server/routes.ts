import type { FastifyInstance } from 'fastify'
import { partOf } from '#platform/contract/paging.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { pageHeaders } from '#platform/server/page-headers.ts'
import { serve } from '#platform/server/serve.ts'
import { applications } from '../contract.ts'
import { apply } from './apply.ts'
import { listMine } from './candidate-views.ts'
import { countApplicationsOf, countByStatus } from './my-application-queries.ts'
import { listJobIdsOf } from './queries.ts'

export function applicationRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, guards } = context
  serve(app, guards, applications, {
    'POST /api/applications': ({ actor, body }) => apply(context, { ...body, userId: actor.id }),
    'GET /api/applications/my-applications': async ({ actor, query, request, reply }) => {
      const part = partOf(query)
      const filter = { userId: actor.id, q: query.q, status: query.status }
      const [mine, total] = await Promise.all([
        listMine(db, { ...filter, now: clock(), ...part }),
        countApplicationsOf(db, filter),
      ])
      reply.headers(pageHeaders(request, part, total))
      return mine
    },
    'GET /api/applications/status-counts': ({ actor }) => countByStatus(db, actor.id),
    'GET /api/applications/job-ids': ({ actor }) => listJobIdsOf(db, actor.id),
  })
}
