import type { FastifyInstance } from 'fastify'
import { partOf } from '#platform/contract/paging.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { pageHeaders } from '#platform/server/page-headers.ts'
import { countOf, hours, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { serve } from '#platform/server/serve.ts'
import { verification } from '../contract.ts'
import { verificationModeration } from '../moderation-contract.ts'
import { decide, openDocument } from './decide.ts'
import { changeContactEmail, confirmEmail, proveByEmail } from './prove-email.ts'
import { readState } from './read-state.ts'
import { countQueued, listQueued } from './request-queries.ts'
import { submitDocument, withdrawDocument } from './submit-document.ts'

const usuallyShown = 100

const confirmations: RateLimit = { name: 'confirmed emails of companies', per: 'network', max: 100, windowSeconds: hours(1) }

export function verificationRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, guards, rateLimits } = context
  serve(app, guards, verification, {
    'GET /api/employer/verification': ({ actor }) => readState(db, actor.employerId, clock()),
    'POST /api/employer/verification/email': ({ actor, body }) => proveByEmail(context, actor, body.email),
    'POST /api/employer/verification/documents': ({ actor, query, sent }) => submitDocument(context, actor, { ...query, sent }),
    'DELETE /api/employer/verification/documents': ({ actor }) => withdrawDocument(context, actor),
    'POST /api/employer/company/contact-email': ({ actor, body }) => changeContactEmail(context, actor, body.email),
    'POST /api/employer/company/confirm-email': async ({ body, request }) => {
      await rateLimits.consume([countOf(confirmations, request.ip)])
      return confirmEmail(context, body.token)
    },
  })
}

export function moderationRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, guards } = context
  serve(app, guards, verificationModeration, {
    'GET /api/admin/company-verifications': async ({ actor, query, request, reply }) => {
      const part = partOf(query, usuallyShown)
      const filter = { ...query, adminId: actor.id, now: clock() }
      const [requests, total] = await Promise.all([listQueued(db, part, filter), countQueued(db, filter)])
      reply.headers(pageHeaders(request, part, total))
      return requests
    },
    'GET /api/admin/company-verifications/:verificationId/document': ({ actor, params }) =>
      openDocument(context, { adminId: actor.id, ...params }),
    'PUT /api/admin/company-verifications/:verificationId': ({ actor, params, body }) =>
      decide(context, { adminId: actor.id, ...params, ...body }),
  })
}
