import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { formIn, readForms } from '#platform/server/http/own-form.ts'
import { serve } from '#platform/server/serve.ts'
import type { Gateway } from '#platform/server/payments/gateway.ts'
import { PaymentProof } from '../contract.ts'
import { paymentHelp } from '../help-contract.ts'
import { gatewayOf, needed } from './gateway.ts'
import { ownerOf } from './owner.ts'
import { explainPayment } from './payment-help.ts'
import { findOrder } from './queries.ts'
import { takeProof } from './verify-payment.ts'

const mostBytes = 16 * 1024

export function paymentHelpRoutes(app: FastifyInstance, context: AppContext): void {
  const gateway = gatewayOf(context)
  serve(app, context.guards, paymentHelp, {
    'POST /api/billing/payment-state': async ({ body, request, reply }) => {
      const owner = await ownerOf(context, { request, reply })
      return explainPayment(context, needed(gateway), { reference: body.reference, owner, ip: request.ip })
    },
  })
  serveCallback(app, context, gateway)
}

/**
 * Browsers inside other apps cannot show the checkout in a frame. They open the provider's page, which sends them back here with a form. That request
 * comes from another site, so it has none of our cookies; the signature proves the payment, as in the browser's call.
 */
function serveCallback(app: FastifyInstance, context: AppContext, gateway: Gateway | null): void {
  void app.register(async (room) => {
    readForms(room, mostBytes)
    room.post('/payment-callback', { config: { isWithoutCookie: true } }, async (request, reply) => {
      const orderId = gateway ? await takeCallback(context, gateway, request) : null
      return reply.redirect(orderId === null ? '/payment-help' : `/payment-help?reference=${orderId}`, 303)
    })
  })
}

/** Returns the order to show; null if the form names none of our orders. */
async function takeCallback(context: AppContext, gateway: Gateway, request: FastifyRequest): Promise<string | null> {
  const form = formIn(request)
  const { data: proof } = PaymentProof.safeParse({
    order_id: form.get('razorpay_order_id') ?? undefined,
    payment_id: form.get('razorpay_payment_id') ?? undefined,
    signature: form.get('razorpay_signature') ?? undefined,
  })
  if (!proof) return orderOfFailure(form)
  const order = await findOrder(context.db, proof.order_id)
  if (!order) return null
  // Nobody could read an error here. The page that follows asks the provider again and shows the result.
  await takeProof(context, gateway, { proof, order }).catch((error: unknown) =>
    request.log.error({ err: error }, 'payment of a redirect not processed'),
  )
  return order.id
}

/** The order of a failed payment, which the provider describes as JSON in the form. */
function orderOfFailure(form: URLSearchParams): string | null {
  const [, id] = /"order_id":"(order_\w{1,60})"/.exec(form.get('error[metadata]') ?? '') ?? []
  return id ?? null
}
