import { z } from 'zod'
import type { Config } from '../config/read-config.ts'
import { Unavailable } from '../failures.ts'
import { believing, type Gateway, type GatewayRefund, type OrderRequest, type RefundRequest, RefundRefused } from './gateway.ts'
import { OrderEntity, PaymentEntity, PaymentList, RefundEntity, RefundList } from './razorpay-entities.ts'

type Settings = NonNullable<Config['razorpay']> & {
  /** The timeout for an answer of the provider. */
  readonly patienceMs?: number
}

const Failure = z.object({ error: z.object({ code: z.string().regex(/^\w{1,60}$/) }) })

export function openRazorpay(settings: Settings): Gateway {
  const { keyId, checkoutUrl } = settings
  return {
    name: 'razorpay',
    keyId,
    checkoutUrl,
    createOrder: (request) => unlessAway(createOrder(settings, request)),
    paymentsOf: (orderId) => unlessAway(paymentsOf(settings, orderId)),
    findPayment: (id) => unlessAway(unlessUnknown(async () => PaymentEntity.parse(await call(settings, `/v1/payments/${id}`)))),
    refund: (request) => refund(settings, request),
    refundsOf: (id) => unlessAway(refundsOf(settings, id)),
    findRefund: (id) => unlessAway(unlessUnknown(async () => RefundEntity.parse(await call(settings, `/v1/refunds/${id}`)))),
    ...believing(settings),
  }
}

/** Turns any error, of the provider or of the configuration, into `Unavailable`: the person can only try again later. */
async function unlessAway<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw new Unavailable('Payments are not available at the moment. Please try again later.', { cause: error })
  }
}

async function createOrder(settings: Settings, { receipt, amountPaise, currency }: OrderRequest): Promise<string> {
  const body = { amount: amountPaise, currency, receipt, payment_capture: true }
  const order = OrderEntity.parse(await call(settings, '/v1/orders', { body }))
  if (order.amount !== amountPaise || order.currency !== currency) throw new Error('the provider has made another order')
  return order.id
}

/**
 * An order that the provider does not know has no payments, for example an order of its test mode after the keys have changed. Such an order must not
 * stop the check of the next ones.
 */
async function paymentsOf(settings: Settings, orderId: string): Promise<Awaited<ReturnType<Gateway['paymentsOf']>>> {
  const list = await unlessUnknown(async () => PaymentList.parse(await call(settings, `/v1/orders/${orderId}/payments`)))
  const items = list?.items ?? []
  if (items.some((payment) => payment.orderId !== orderId)) throw new Error('the provider has sent payments of another order')
  return items
}

async function refundsOf(settings: Settings, paymentId: string): Promise<Awaited<ReturnType<Gateway['refundsOf']>>> {
  const { items } = RefundList.parse(await call(settings, `/v1/payments/${paymentId}/refunds`))
  if (items.some((made) => made.paymentId !== paymentId)) throw new Error('the provider has sent refunds of another payment')
  return items
}

/** The provider stores the key and returns the same refund for a repeated request. `receipt` comes back in its events. */
async function refund(settings: Settings, { key, paymentId, amountPaise }: RefundRequest): Promise<GatewayRefund> {
  const body = { amount: amountPaise, speed: 'normal', receipt: key }
  try {
    const made = RefundEntity.parse(
      await call(settings, `/v1/payments/${paymentId}/refund`, { body, headers: { 'x-refund-idempotency': key } }),
    )
    if (made.paymentId !== paymentId || made.amountPaise !== amountPaise) throw new Error('the provider has made another refund')
    return made
  } catch (error) {
    if (error instanceof ProviderRefusal && error.isFinal) throw new RefundRefused(error.message, { cause: error })
    throw new Unavailable('Refunds are not available at the moment. Please try again later.', { cause: error })
  }
}

/** Returns null if the provider does not know the id. */
async function unlessUnknown<T>(find: () => Promise<T>): Promise<T | null> {
  try {
    return await find()
  } catch (error) {
    if (error instanceof ProviderRefusal && [400, 404].includes(error.status)) return null
    throw error
  }
}

class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal'
  readonly status: number

  /** Contains only the provider's error code, because its message may repeat what was sent. */
  constructor(status: number, code = '') {
    super(`the provider answered ${status} ${code}`.trim())
    this.status = status
  }

  /** False for statuses that may pass: wrong keys can be corrected, and a conflict or a rate limit ends. */
  get isFinal(): boolean {
    return this.status === 400 || this.status === 404 || this.status === 422
  }
}

type CallParts = { readonly body?: object; readonly headers?: Readonly<Record<string, string>> }

async function call(
  { keyId, keySecret, apiUrl, patienceMs = 10_000 }: Settings,
  path: string,
  sent: CallParts = {},
): Promise<unknown> {
  const response = await fetch(new URL(path, apiUrl), {
    method: sent.body ? 'POST' : 'GET',
    headers: { ...sent.headers, 'content-type': 'application/json', authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}` },
    ...(sent.body && { body: JSON.stringify(sent.body) }),
    signal: AbortSignal.timeout(patienceMs),
    // Following a redirect could send the key to another host.
    redirect: 'error',
  })
  if (response.ok) return response.json()
  const { data } = Failure.safeParse(await response.json().catch(() => null))
  throw new ProviderRefusal(response.status, data?.error.code)
}
