import type { FastifyInstance } from 'fastify'
import { partOf } from '#platform/contract/paging.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { pageHeaders } from '#platform/server/page-headers.ts'
import { serve } from '#platform/server/serve.ts'
import { contactDesk } from '../desk-contract.ts'
import { countMessages, listMessages } from './desk-queries.ts'
import { markAnswered } from './mark-answered.ts'

const usuallyShown = 100

export function contactDeskRoutes(app: FastifyInstance, facilities: Facilities): void {
  serve(app, facilities.guards, contactDesk, {
    'GET /api/admin/contact-messages': async ({ query, request, reply }) => {
      const part = partOf(query, usuallyShown)
      const [messages, total] = await Promise.all([listMessages(facilities.db, part), countMessages(facilities.db)])
      reply.headers(pageHeaders(request, part, total))
      return messages
    },
    'PUT /api/admin/contact-messages/:messageId': ({ actor, params, body }) =>
      markAnswered(facilities, { adminId: actor.id, ...params, ...body }),
  })
}
