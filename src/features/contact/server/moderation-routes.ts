import type { FastifyInstance } from 'fastify'
import { partOf } from '#platform/contract/paging.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { pageHeaders } from '#platform/server/page-headers.ts'
import { serve } from '#platform/server/serve.ts'
import { contactModeration } from '../moderation-contract.ts'
import { countMessages, listMessages } from './moderation-queries.ts'
import { markAnswered } from './mark-answered.ts'

const usuallyShown = 100

export function contactModerationRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, guards } = context
  serve(app, guards, contactModeration, {
    'GET /api/admin/contact-messages': async ({ actor, query, request, reply }) => {
      const part = partOf(query, usuallyShown)
      const filter = { ...query, adminId: actor.id, now: clock() }
      const [messages, total] = await Promise.all([listMessages(db, part, filter), countMessages(db, filter)])
      reply.headers(pageHeaders(request, part, total))
      return messages
    },
    'PUT /api/admin/contact-messages/:messageId': ({ actor, params, body }) =>
      markAnswered(context, { adminId: actor.id, ...params, ...body }),
  })
}
