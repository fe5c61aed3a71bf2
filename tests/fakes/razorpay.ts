import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { type PaidOrder, signBody, signPayment } from '#platform/server/payments/signatures.ts'
import { checkoutScript } from './razorpay-checkout.ts'

/** What it does with the next orders: accepts them, answers an error, never answers, answers nonsense, or creates another order. */
type Mood = 'take' | { readonly refuse: number } | 'hang' | 'babble' | 'mistake'

type Order = { readonly id: string; readonly amount: number; readonly currency: string; readonly receipt: string }
type SignedOrder = PaidOrder & { readonly signature: string }
type Delivery = { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> }
type State = { readonly orders: Map<string, Order>; mood: Mood }

export type Provider = {
  readonly env: Readonly<Record<string, string>>
  readonly orders: ReadonlyMap<string, Order>
  readonly turn: (mood: Mood) => void
  /** A payment of an order, as its checkout gives it to the browser. */
  readonly pay: (orderId: string) => SignedOrder
  /** The event that it sends to the webhook. */
  readonly tell: (kind: string, paid: PaidOrder, over?: object) => Delivery
  readonly close: () => Promise<void>
}

const [keyId, keySecret, webhookSecret] = ['rzp_test_pasand', 'a secret for payments', 'a secret for events']

/** A provider on its own port, which stores orders, checks keys, and serves the script of its checkout. */
export async function aProvider(): Promise<Provider> {
  const state: State = { orders: new Map(), mood: 'take' }
  const server = createServer((request, response) => void answer(state, request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    env: {
      RAZORPAY_KEY_ID: keyId,
      RAZORPAY_KEY_SECRET: keySecret,
      RAZORPAY_WEBHOOK_SECRET: webhookSecret,
      RAZORPAY_API_URL: url,
      RAZORPAY_CHECKOUT_URL: `${url}/checkout.js`,
    },
    orders: state.orders,
    turn: (mood) => void (state.mood = mood),
    pay,
    tell: (kind, { orderId, paymentId }, over = {}) => {
      const { amount, currency } = state.orders.get(orderId) ?? {}
      return event(kind, { id: paymentId, order_id: orderId, amount, currency, ...over })
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function answer(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('access-control-allow-origin', '*')
  if (request.url === '/checkout.js') return void response.setHeader('content-type', 'text/javascript').end(checkoutScript)
  if (request.url?.startsWith('/pay/')) return send(response, 200, inItsWords(pay(request.url.slice(5))))
  const orderRequest = JSON.parse((await text(request)) || '{}') as Omit<Order, 'id'> // only our own adapter calls
  const isKnown = request.headers.authorization === `Basic ${btoa(`${keyId}:${keySecret}`)}`
  if (state.mood === 'hang') return
  if (state.mood === 'babble') return void response.end('<html>')
  if (!isKnown) return send(response, 401, failure('Authentication failed'))
  if (typeof state.mood === 'object') return send(response, state.mood.refuse, failure('The amount of asha@example.in is wrong'))
  const order = {
    id: newId('order'),
    amount: orderRequest.amount,
    currency: orderRequest.currency,
    receipt: orderRequest.receipt,
  }
  state.orders.set(order.id, order)
  send(response, 200, state.mood === 'mistake' ? { ...order, amount: order.amount + 1 } : order)
}

function pay(orderId: string): SignedOrder {
  const paid = { orderId, paymentId: newId('pay') }
  return { ...paid, signature: signPayment(keySecret, paid) }
}

/** With spaces, so that a body that was parsed and written again would differ. */
function event(kind: string, entity: object): Delivery {
  const body = Buffer.from(JSON.stringify({ event: kind, payload: { payment: { entity } } }, null, 2))
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-event-id': newId('evt'),
    'x-razorpay-signature': signBody(webhookSecret, body),
  }
  return { body, headers }
}

function newId(kind: string): string {
  return `${kind}_${randomUUID().replaceAll('-', '').slice(0, 14)}`
}

function inItsWords({ orderId, paymentId, signature }: SignedOrder): object {
  return { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: signature }
}

function failure(description: string): object {
  return { error: { code: 'BAD_REQUEST_ERROR', description } }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
