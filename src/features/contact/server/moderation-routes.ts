import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { contactModeration } from '../moderation-contract.ts'
import { listMessages } from './moderation-queries.ts'
import { markAnswered } from './mark-answered.ts'

export function contactModerationRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context.guards, contactModeration, {
    'GET /api/admin/contact-messages': () => listMessages(context.db),
    'PUT /api/admin/contact-messages/:messageId': ({ actor, params, body }) =>
      markAnswered(context, { adminId: actor.id, ...params, ...body }),
  })
}
