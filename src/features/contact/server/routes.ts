import type { FastifyInstance } from 'fastify'
import type { Facilities } from '#platform/server/facilities.ts'
import { serve } from '#platform/server/serve.ts'
import { contact } from '../contract.ts'
import { received } from '../rules.ts'
import { serveContactForm } from './form-route.ts'
import { leaveMessage } from './leave-message.ts'

export function contactRoutes(app: FastifyInstance, facilities: Facilities): void {
  serve(app, facilities.guards, contact, {
    'POST /api/contact': async ({ body, request }) => {
      await leaveMessage(facilities, body, request.ip)
      return { message: received }
    },
  })
  serveContactForm(app, facilities)
}
