import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { billing } from '../contract.ts'
import { createOrder } from './create-order.ts'
import { gatewayOf, needed } from './gateway.ts'
import { ownerOf } from './owner.ts'
import { payInSandbox } from './pay-in-sandbox.ts'
import { receiveEvent, type EventOutcome } from './receive-event.ts'
import { verifyPayment } from './verify-payment.ts'

export function billingRoutes(app: FastifyInstance, context: AppContext): void {
  const gateway = gatewayOf(context)
  serve(app, context.guards, billing, {
    'GET /api/razorpay/gateway': async () => ({
      kind: gateway?.name ?? 'off',
      keyId: gateway?.keyId ?? null,
      checkoutUrl: gateway?.checkoutUrl ?? null,
    }),
    'POST /api/razorpay/create-order': ({ body, request, reply }) =>
      createOrder(context, needed(gateway), { order: body, request, reply }),
    'POST /api/razorpay/verify-payment': async ({ body, request, reply }) => {
      const owner = await ownerOf(context, { request, reply })
      await verifyPayment(context, needed(gateway), { proof: body, owner })
      return { success: true }
    },
    'POST /api/razorpay/webhook': async ({ sent, request }) => {
      const signature = headerOf(request, 'x-razorpay-signature') ?? ''
      const eventId = headerOf(request, 'x-razorpay-event-id')
      note(request, await receiveEvent(context, needed(gateway), { body: sent, signature, eventId }))
      return { received: true }
    },
    'POST /api/razorpay/sandbox-checkout': async ({ body, request, reply }) => {
      if (gateway?.name !== 'sandbox') throw refuse(billing['POST /api/razorpay/sandbox-checkout'], 'notFound')
      const owner = await ownerOf(context, { request, reply })
      return payInSandbox(context, { orderId: body.order_id, outcome: body.outcome, owner })
    },
  })
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' && /^[\w-]{1,200}$/.test(value) ? value : undefined
}

/** Outcomes of money that matches no order. */
const mismatches: ReadonlySet<EventOutcome> = new Set(['unknown order', 'unknown refund', 'wrong amount', 'second payment'])

/** Logs an event. The operator must check it, and finds it by the request id of this line. */
function note({ log }: FastifyRequest, received: EventOutcome): void {
  log[mismatches.has(received) ? 'warn' : 'info']({ received }, 'an event of the payment provider')
}
