import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { pageHeaders } from '#platform/server/page-headers.ts'
import { serve } from '#platform/server/serve.ts'
import { hiring } from '../hiring-contract.ts'
import { listOf } from './list-received.ts'
import { move } from './move.ts'
import { openReceived } from './open-received.ts'
import { printReceived } from './print-received.ts'

/** The calls of the employer. */
export function hiringRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, guards } = context
  serve(app, guards, hiring, {
    'GET /api/employer/applications': async ({ actor, query, request, reply }) => {
      const { received, total } = await listOf(db, { ...query, employerId: actor.employerId })
      reply.headers(pageHeaders(request, query, total))
      return received
    },
    'GET /api/employer/applications/:applicationId': ({ actor, params }) => openReceived(context, actor, params.applicationId),
    'GET /api/employer/applications/:applicationId/cv': ({ actor, params }) =>
      printReceived(context, actor, params.applicationId),
    'PUT /api/employer/applications/:applicationId/status': ({ actor, params, body }) =>
      move(context, { ...params, of: { employerId: actor.employerId } }, body),
  })
}
