import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { Forbidden } from '#platform/server/failures.ts'
import { formIn, isOurForm, readForms } from '#platform/server/http/own-form.ts'
import { countOf, minutes, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { confirmByLink } from './confirm-by-link.ts'

const confirmations: RateLimit = { name: 'job confirmations by link', per: 'network', max: 60, windowSeconds: minutes(10) }

/**
 * Serves the confirmation. Mail scanners open the link with GET, which only shows the page; its button confirms, without scripts and without signing
 * in.
 */
export function serveConfirmation(app: FastifyInstance, context: AppContext): void {
  void app.register(async (room) => {
    readForms(room, 4_096)
    room.post('/employer/confirm-job', async (request, reply) => {
      if (!isOurForm(request)) throw new Forbidden('This form came from another site')
      await context.rateLimits.consume([countOf(confirmations, request.ip)])
      const outcome = await confirmByLink(context, formIn(request).get('token') ?? '')
      return reply.redirect(`/employer/confirm-job?done=${outcome}`, 303)
    })
  })
}
