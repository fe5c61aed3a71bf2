import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { contact } from '../contract.ts'
import { callbacks } from '../callback-contract.ts'
import { callbackReceived, received } from '../rules.ts'
import { serveContactForm } from './form-route.ts'
import { requestCallback } from './request-callback.ts'
import { submitMessage } from './submit-message.ts'

export function contactRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context.guards, contact, {
    'POST /api/contact': async ({ body, request }) => {
      await submitMessage(context, body, request.ip)
      return { message: received }
    },
  })
  serve(app, context.guards, callbacks, {
    'POST /api/contact/callback': async ({ body, request }) => {
      await requestCallback(context, body, request.ip)
      return { message: callbackReceived }
    },
  })
  serveContactForm(app, context)
}
