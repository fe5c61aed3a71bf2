import { z } from 'zod'
import type { Config } from '../config/read-config.ts'
import { Unavailable } from '../failures.ts'
import { type OrderRequest, believing, type Gateway } from './gateway.ts'

type Settings = NonNullable<Config['razorpay']> & {
  /** The timeout for an answer of the provider. */
  readonly patienceMs?: number
}

const Order = z.object({ id: z.string().regex(/^order_\w{1,60}$/), amount: z.int(), currency: z.string() })
const Failure = z.object({ error: z.object({ code: z.string().regex(/^\w{1,60}$/) }) })

export function openRazorpay(settings: Settings): Gateway {
  const { keyId, checkoutUrl } = settings
  return {
    name: 'razorpay',
    keyId,
    checkoutUrl,
    createOrder: (request) => createOrder(settings, request),
    ...believing(settings),
  }
}

/** Whatever is wrong, with the provider or with the configuration, the person can only try again later. */
async function createOrder(settings: Settings, { receipt, amountPaise, currency }: OrderRequest): Promise<string> {
  try {
    const order = Order.parse(
      await post(settings, '/v1/orders', { amount: amountPaise, currency, receipt, payment_capture: true }),
    )
    if (order.amount !== amountPaise || order.currency !== currency) throw new Error('the provider has made another order')
    return order.id
  } catch (error) {
    throw new Unavailable('Payments are not available at the moment. Please try again later.', { cause: error })
  }
}

async function post({ keyId, keySecret, apiUrl, patienceMs = 10_000 }: Settings, path: string, body: object): Promise<unknown> {
  const response = await fetch(new URL(path, apiUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patienceMs),
    // A redirect must not pass the key to another host.
    redirect: 'error',
  })
  if (response.ok) return response.json()
  // Only the provider's error code: its message may repeat what was sent.
  const { data } = Failure.safeParse(await response.json().catch(() => null))
  throw new Error(`the provider answered ${response.status} ${data?.error.code ?? ''}`.trim())
}
