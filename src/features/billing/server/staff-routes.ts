import type { FastifyInstance } from 'fastify'
import { requireRecentPassword } from '#features/staff/server/public.ts'
import { partOf } from '#platform/contract/paging.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { pageHeaders } from '#platform/server/page-headers.ts'
import { countOf, hours, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { serve } from '#platform/server/serve.ts'
import { paymentModeration } from '../staff-contract.ts'
import { countOpenCases, listOpenCases } from './case-queries.ts'
import { gatewayOf, needed } from './gateway.ts'
import { closePaymentCase, readPayment } from './read-payment.ts'
import { requestRefund } from './request-refund.ts'

/** Limited, so that a stolen staff sign-in cannot empty the account. */
const refunds: RateLimit = { name: 'refunds by a member of staff', per: 'account', max: 60, windowSeconds: hours(1) }

const usuallyShown = 100

export function paymentStaffRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, guards, rateLimits } = context
  const gateway = gatewayOf(context)
  serve(app, guards, paymentModeration, {
    'GET /api/admin/payment-cases': async ({ actor, query, request, reply }) => {
      const part = partOf(query, usuallyShown)
      const filter = { ...query, adminId: actor.id, now: clock() }
      const [cases, total] = await Promise.all([listOpenCases(db, part, filter), countOpenCases(db, filter)])
      reply.headers(pageHeaders(request, part, total))
      return cases
    },
    'PUT /api/admin/payment-cases/:caseId': ({ actor, params, body }) =>
      closePaymentCase(context, { adminId: actor.id, ...params, ...body }),
    'GET /api/admin/payments/:reference': ({ params }) => readPayment(db, needed(gateway), params.reference),
    'POST /api/admin/payments/:paymentId/refunds': async ({ actor, params, body, request }) => {
      await requireRecentPassword(context, request)
      await rateLimits.consume([countOf(refunds, actor.id)])
      return requestRefund(context, needed(gateway), { adminId: actor.id, ...params, ...body })
    },
  })
}
