import { randomBytes } from 'node:crypto'
import { Unavailable } from '#platform/server/failures.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Db } from '#platform/server/db.ts'
import type { KeyFor } from '#platform/server/keys.ts'
import { believing, type Gateway, type Secrets } from '#platform/server/payments/gateway.ts'
import { openRazorpay } from '#platform/server/payments/razorpay.ts'
import { listSandboxPayments } from './sandbox-queries.ts'

type GatewayContext = Pick<AppContext, 'config' | 'keyFor' | 'db'>

/** Null without a gateway: a public portal must not use the sandbox. */
export function gatewayOf({ config, keyFor, db }: GatewayContext): Gateway | null {
  if (config.razorpay) return openRazorpay(config.razorpay)
  return config.isPublic ? null : openSandbox(keyFor, db)
}

export function needed(gateway: Gateway | null): Gateway {
  if (!gateway) throw new Unavailable('Payments are turned off on this site.')
  return gateway
}

/** Derived from this portal's secret, so that several processes are one sandbox. */
export function sandboxSecrets(keyFor: KeyFor): Secrets {
  return { keySecret: keyFor('sandbox payments').toString('hex'), webhookSecret: keyFor('sandbox webhooks').toString('hex') }
}

/** In the provider's format, with new random characters for each. */
export function sandboxId(kind: 'order' | 'pay' | 'rfnd'): string {
  return `${kind}_${randomBytes(12).toString('base64url').replaceAll('-', 'x')}`
}

/** It needs no external service: our own rows are enough. A refund of it is processed at once, and its row with us is the only one. */
function openSandbox(keyFor: KeyFor, db: Db): Gateway {
  return {
    name: 'sandbox',
    keyId: 'rzp_sandbox',
    checkoutUrl: null,
    createOrder: async () => sandboxId('order'),
    paymentsOf: (orderId) => listSandboxPayments(db, 'orderId', orderId),
    findPayment: async (id) => (await listSandboxPayments(db, 'id', id))[0] ?? null,
    refund: async ({ key, ...refund }) => ({ ...refund, id: sandboxId('rfnd'), key, status: 'processed' }),
    refundsOf: async () => [],
    findRefund: async () => null,
    ...believing(sandboxSecrets(keyFor)),
  }
}
