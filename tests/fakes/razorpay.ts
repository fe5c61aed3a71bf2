import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { type PaidOrder, signPayment } from '#platform/server/payments/signatures.ts'
import { type Delivery, known, tellers } from './razorpay-events.ts'
import { act, failure } from './razorpay-api.ts'
import { checkoutScript, hostedPage } from './razorpay-checkout.ts'
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
 * How the provider handles the next calls: `take` accepts them, `refuse` answers with this status, `hang` never answers, `babble` answers with HTML,
 * `mistake` confirms another amount, `lose` accepts them but drops the connection, `delayMs` answers late.
 */
export type Mood = 'take' | 'hang' | 'babble' | 'mistake' | 'lose' | { readonly refuse: number } | { readonly delayMs: number }

type SignedOrder = PaidOrder & { readonly signature: string }
type State = Ledger & { mood: Mood | ((path: string) => Mood); readonly calls: string[] }

export type Provider = {
  readonly env: Readonly<Record<string, string>>
  readonly orders: ReadonlyMap<string, Order>
  readonly payments: ReadonlyMap<string, Payment>
  readonly refunds: ReadonlyMap<string, Refund>
  /** The received calls as `METHOD /path`. */
  readonly calls: readonly string[]
  readonly turn: (mood: Mood | ((path: string) => Mood)) => void
  /** Pays an order and returns the payment as the checkout passes it to the browser. */
  readonly pay: (orderId: string, over?: Partial<Payment>) => SignedOrder
  /** Changes the status of a payment, such as a late capture or a failure. */
  readonly change: (paymentId: string, status: Payment['status']) => void
  readonly endRefund: (refundId: string, status: 'processed' | 'failed') => void
  /** Makes a refund like a person in the provider's dashboard. */
  readonly refundByHand: (paymentId: string, amount: number) => Refund
  /** Returns the event that the provider sends to the webhook. */
  readonly tell: (kind: string, paid: PaidOrder, over?: object) => Delivery
  readonly tellRefund: (kind: string, refundId: string) => Delivery
  readonly tellDispute: (kind: string, paymentId: string, over?: object) => Delivery
  readonly close: () => Promise<void>
}

const [keyId, keySecret, webhookSecret] = ['rzp_test_pasand', 'a secret for payments', 'a secret for events']

/** Starts a payment provider on its own port. It stores orders, payments and refunds, checks API keys, and serves the checkout script. */
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
    ...tellers(state, webhookSecret),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function answer(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? ''
  response.setHeader('access-control-allow-origin', '*')
  if (path === '/checkout.js') return void response.setHeader('content-type', 'text/javascript').end(checkoutScript)
  if (path.startsWith('/pay/')) return send(response, 200, inItsWords(signed(addPayment(state, path.slice(5)))))
  if (path.startsWith('/hosted/')) return showHosted(state, path, response)
  const call = { path, body: await text(request), key: String(request.headers['x-refund-idempotency'] ?? '') }
  state.calls.push(`${request.method} ${path}`)
  const mood = typeof state.mood === 'function' ? state.mood(path) : state.mood
  if (mood === 'hang') return
  if (mood === 'babble') return void response.end('<html>')
  if (request.headers.authorization !== `Basic ${btoa(`${keyId}:${keySecret}`)}`) {
    return send(response, 401, failure('Authentication failed'))
  }
  return answerAs(mood, () => act(state, call), response)
}

async function answerAs(mood: Mood, work: () => readonly [number, object], response: ServerResponse): Promise<void> {
  if (typeof mood === 'object' && 'refuse' in mood) {
    return send(response, mood.refuse, failure('The amount of asha@example.in is wrong'))
  }
  if (typeof mood === 'object') await new Promise((resolve) => setTimeout(resolve, mood.delayMs))
  const [status, found] = work()
  if (mood === 'lose') return void response.socket?.destroy()
  const isChanged = mood === 'mistake' && 'amount' in found
  send(response, status, isChanged ? { ...found, amount: Number(found.amount) + 1 } : found)
}

function signed({ id: paymentId, order_id: orderId }: Payment): SignedOrder {
  const paid = { orderId, paymentId }
  return { ...paid, signature: signPayment(keySecret, paid) }
}

function showHosted(state: State, path: string, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(path, 'http://provider')
  const proof = inItsWords(signed(addPayment(state, pathname.slice('/hosted/'.length))))
  response.setHeader('content-type', 'text/html').end(hostedPage(proof, searchParams.get('callback') ?? ''))
}

function inItsWords({ orderId, paymentId, signature }: SignedOrder): Readonly<Record<string, string>> {
  return { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: signature }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
