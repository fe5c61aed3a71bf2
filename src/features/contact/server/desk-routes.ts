import type { FastifyInstance } from 'fastify'
import type { Facilities } from '#platform/server/facilities.ts'
import { serve } from '#platform/server/serve.ts'
import { contactDesk } from '../desk-contract.ts'
import { listMessages } from './desk-queries.ts'
import { markAnswered } from './mark-answered.ts'

export function contactDeskRoutes(app: FastifyInstance, facilities: Facilities): void {
  serve(app, facilities.guards, contactDesk, {
    'GET /api/admin/contact-messages': () => listMessages(facilities.db),
    'PUT /api/admin/contact-messages/:messageId': ({ actor, params, body }) =>
      markAnswered(facilities, { adminId: actor.id, ...params, ...body }),
  })
}
