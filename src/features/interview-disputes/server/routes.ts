import type { FastifyInstance } from 'fastify'
import { countInterviewCall } from '#features/candidate-interviews/server/public.ts'
import { partOf } from '#platform/contract/paging.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { pageHeaders } from '#platform/server/page-headers.ts'
import { serve } from '#platform/server/serve.ts'
import { disputeModeration, interviewDisputes } from '../contract.ts'
import { decideDispute, openDispute, presentQueued, readDispute } from './disputes.ts'
import { countDisputes, listDisputes } from './queries.ts'

export function interviewDisputeRoutes(app: FastifyInstance, context: AppContext): void {
  const visitor = countInterviewCall(context)
  serve(app, context.guards, interviewDisputes, {
    'GET /api/candidate/interviews/:sessionId/dispute': async (visit) => ({
      dispute: await readDispute(context, await visitor(visit)),
    }),
    'POST /api/candidate/interviews/:sessionId/dispute': async ({ body, ...visit }) => ({
      dispute: await openDispute(context, await visitor(visit), body.reason),
    }),
  })
}

/** As many as other queues show, although each has a whole transcript. */
const usuallyShown = 100

export function disputeModerationRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, guards } = context
  serve(app, guards, disputeModeration, {
    'GET /api/admin/interview-disputes': async ({ actor, query, request, reply }) => {
      const [part, now] = [partOf(query, usuallyShown), clock()]
      const filter = { ...query, adminId: actor.id, now }
      const [rows, total] = await Promise.all([listDisputes(db, part, filter), countDisputes(db, filter)])
      reply.headers(pageHeaders(request, part, total))
      const presented = await Promise.all(rows.map((row) => presentQueued(db, row, now)))
      return presented.filter((dispute) => dispute !== null)
    },
    'PUT /api/admin/interview-disputes/:disputeId': ({ actor, params, body }) =>
      decideDispute(context, { adminId: actor.id, ...params, ...body }),
  })
}
