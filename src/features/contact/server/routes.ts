import type { FastifyInstance } from 'fastify'
import type { Facilities } from '#platform/server/facilities.ts'
import { serve } from '#platform/server/serve.ts'
import { contact } from '../contract.ts'
import { leaveMessage } from './leave-message.ts'

export function contactRoutes(app: FastifyInstance, facilities: Facilities): void {
  serve(app, facilities.guards, contact, {
    'POST /api/contact': async ({ body, request }) => {
      await leaveMessage(facilities, body, request.ip)
      return { message: 'Your message has reached us. We usually answer within 24 hours.' }
    },
  })
}
