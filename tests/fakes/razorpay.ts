import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { type PaidOrder, signBody, signPayment } from '#platform/server/payments/signatures.ts'
import { checkoutScript } from './razorpay-checkout.ts'
import {
  addPayment,
  addRefund,
  emptyLedger,
  endRefund,
  type Ledger,
  newId,
  type Order,
  type Payment,
  type Refund,
} from './razorpay-ledger.ts'

/**
 * What it does with the next calls: does them, answers an error, never answers, answers nonsense, does another thing than was requested, does them and
 * loses the answer, or answers late.
 */
export type Mood =
  | 'take'
  | 'hang'
  | 'babble'
  | 'mistake'
  | 'lose'
  | { readonly refuse: number }
  | { readonly delayMs: number }

type SignedOrder = PaidOrder & { readonly signature: string }
export type Delivery = { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> }
type State = Ledger & { mood: Mood | ((path: string) => Mood); readonly calls: string[] }

export type Provider = {
  readonly env: Readonly<Record<string, string>>
  readonly orders: ReadonlyMap<string, Order>
  readonly payments: ReadonlyMap<string, Payment>
  readonly refunds: ReadonlyMap<string, Refund>
  /** The calls that reached it, as `METHOD /path`. */
  readonly calls: readonly string[]
  readonly turn: (mood: Mood | ((path: string) => Mood)) => void
  /** A payment of an order, as its checkout gives it to the browser. */
  readonly pay: (orderId: string, over?: Partial<Payment>) => SignedOrder
  /** A payment that goes another way: captured late, or failed. */
  readonly change: (paymentId: string, status: Payment['status']) => void
  readonly endRefund: (refundId: string, status: 'processed' | 'failed') => void
  /** A refund that somebody makes in its dashboard. */
  readonly refundByHand: (paymentId: string, amount: number) => Refund
  /** The event that it sends to the webhook. */
  readonly tell: (kind: string, paid: PaidOrder, over?: object) => Delivery
  readonly tellRefund: (kind: string, refundId: string) => Delivery
  readonly tellDispute: (kind: string, paymentId: string, over?: object) => Delivery
  readonly close: () => Promise<void>
}

const [keyId, keySecret, webhookSecret] = ['rzp_test_pasand', 'a secret for payments', 'a secret for events']

/** A provider on its own port, which stores orders, payments and refunds, checks keys, and serves the script of its checkout. */
export async function aProvider(): Promise<Provider> {
  const state: State = { ...emptyLedger(), mood: 'take', calls: [] }
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
    ...state,
    turn: (mood) => void (state.mood = mood),
    pay: (orderId, over) => signed(addPayment(state, orderId, over)),
    change: (id, status) => void (known(state.payments, id).status = status),
    endRefund: (id, status) => endRefund(state, known(state.refunds, id), status),
    refundByHand: (id, amount) => {
      const made = addRefund(state, id, { key: newId('by_hand'), body: JSON.stringify({ amount }) })
      if (!('payment_id' in made)) throw new Error(made.description)
      return made
    },
    ...tellers(state),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function tellers(state: State): Pick<Provider, 'tell' | 'tellRefund' | 'tellDispute'> {
  return {
    tell: (kind, { orderId, paymentId }, over = {}) => {
      const { amount, currency } = state.orders.get(orderId) ?? {}
      const entity = state.payments.get(paymentId) ?? { id: paymentId, order_id: orderId, amount, currency }
      return event(kind, { payment: { entity: { ...entity, ...over } } })
    },
    tellRefund: (kind, refundId) => {
      const refund = known(state.refunds, refundId)
      return event(kind, { refund: { entity: refund }, payment: { entity: state.payments.get(refund.payment_id) } })
    },
    tellDispute: (kind, paymentId, over = {}) => {
      const { amount, currency } = known(state.payments, paymentId)
      const entity = { id: newId('disp'), payment_id: paymentId, amount, currency, status: 'open', reason_code: 'chargeback' }
      const respond_by = Math.trunc(Date.now() / 1_000) + 7 * 24 * 60 * 60
      return event(kind, { dispute: { entity: { ...entity, respond_by, ...over } }, payment: { entity: state.payments.get(paymentId) } })
    },
  }
}

function known<T>(of: ReadonlyMap<string, T>, id: string): T {
  const found = of.get(id)
  if (!found) throw new Error(`the provider does not know ${id}`)
  return found
}

async function answer(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? ''
  response.setHeader('access-control-allow-origin', '*')
  if (path === '/checkout.js') return void response.setHeader('content-type', 'text/javascript').end(checkoutScript)
  if (path.startsWith('/pay/')) return send(response, 200, inItsWords(signed(addPayment(state, path.slice(5)))))
  const body = await text(request)
  state.calls.push(`${request.method} ${path}`)
  const mood = typeof state.mood === 'function' ? state.mood(path) : state.mood
  const isKnown = request.headers.authorization === `Basic ${btoa(`${keyId}:${keySecret}`)}`
  if (mood === 'hang') return
  if (mood === 'babble') return void response.end('<html>')
  if (!isKnown) return send(response, 401, failure('Authentication failed'))
  if (typeof mood === 'object' && 'refuse' in mood) return send(response, mood.refuse, failure('The amount of asha@example.in is wrong'))
  if (typeof mood === 'object') await new Promise((resolve) => setTimeout(resolve, mood.delayMs))
  const [status, found] = act(state, { path, body, key: String(request.headers['x-refund-idempotency'] ?? '') })
  if (mood === 'lose') return void request.socket.destroy()
  const isChanged = mood === 'mistake' && 'amount' in found
  send(response, status, isChanged ? { ...found, amount: Number(found.amount) + 1 } : found)
}

type Call = { readonly path: string; readonly body: string; readonly key: string }

function act(state: State, { path, body, key }: Call): readonly [number, object] {
  const [, , kind = '', id = '', part = ''] = path.split('/')
  if (kind === 'orders' && id === '') return [200, addOrder(state, body)]
  if (kind === 'orders' && part === 'payments') {
    const items = [...state.payments.values()].filter((payment) => payment.order_id === id)
    return [200, { entity: 'collection', count: items.length, items }]
  }
  if (kind === 'payments' && part === 'refund') {
    const made = addRefund(state, id, { key, body })
    return 'payment_id' in made ? [200, made] : [made.status, failure(made.description)]
  }
  const found = kind === 'payments' ? state.payments.get(id) : kind === 'refunds' ? state.refunds.get(id) : undefined
  return found ? [200, found] : [400, failure('The id provided does not exist')]
}

function addOrder({ orders }: State, body: string): Order {
  const { amount, currency, receipt } = JSON.parse(body) as Omit<Order, 'id'> // only our own adapter calls
  const order = { id: newId('order'), amount, currency, receipt }
  orders.set(order.id, order)
  return order
}

function signed({ id: paymentId, order_id: orderId }: Payment): SignedOrder {
  const paid = { orderId, paymentId }
  return { ...paid, signature: signPayment(keySecret, paid) }
}

/** With spaces, so that a body that was parsed and written again would differ. */
function event(kind: string, payload: object): Delivery {
  const body = Buffer.from(JSON.stringify({ entity: 'event', event: kind, payload }, null, 2))
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-event-id': newId('evt'),
    'x-razorpay-signature': signBody(webhookSecret, body),
  }
  return { body, headers }
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
