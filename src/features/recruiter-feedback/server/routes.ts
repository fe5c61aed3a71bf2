import type { FastifyInstance } from 'fastify'
import { partOf } from '#platform/contract/paging.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { pageHeaders } from '#platform/server/page-headers.ts'
import { serve } from '#platform/server/serve.ts'
import { recruiterFeedback } from '../contract.ts'
import { feedbackModeration } from '../moderation-contract.ts'
import { insightsOf } from '../insights.ts'
import { received } from '../rules.ts'
import { decide } from './decide.ts'
import { serveFeedbackForm } from './form-route.ts'
import { countFeedback, listFeedback } from './moderation-queries.ts'
import { listCounted } from './queries.ts'
import { submitFeedback } from './submit-feedback.ts'

export function recruiterFeedbackRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context.guards, recruiterFeedback, {
    'POST /api/recruiter-feedback': async ({ body, request }) => {
      await submitFeedback(context, body, request.ip)
      return { message: received }
    },
    'GET /api/recruiter-feedback/insights': async ({ query: { subcategoryId = null, ...group } }) => ({
      insights: insightsOf(await listCounted(context.db, { ...group, subcategoryId })),
    }),
  })
  serveFeedbackForm(app, context)
}

const usuallyShown = 100

export function feedbackModerationRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context.guards, feedbackModeration, {
    'GET /api/admin/recruiter-feedback': async ({ actor, query, request, reply }) => {
      const part = partOf(query, usuallyShown)
      const filter = { ...query, adminId: actor.id, now: context.clock() }
      const [reports, total] = await Promise.all([listFeedback(context.db, part, filter), countFeedback(context.db, filter)])
      reply.headers(pageHeaders(request, part, total))
      return reports
    },
    'PUT /api/admin/recruiter-feedback/:feedbackId/status': ({ actor, params, body }) =>
      decide(context, { adminId: actor.id, ...params, ...body }),
  })
}
