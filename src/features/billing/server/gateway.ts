import { randomBytes } from 'node:crypto'
import { Unavailable } from '#platform/server/failures.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Db } from '#platform/server/db.ts'
import type { KeyFor } from '#platform/server/keys.ts'
import { believing, type Gateway, type Secrets } from '#platform/server/payments/gateway.ts'
import { openRazorpay } from '#platform/server/payments/razorpay.ts'
import { listSandboxPayments } from './sandbox-queries.ts'

type GatewayContext = Pick<AppContext, 'config' | 'keyFor' | 'db'>

/** The gateway; null if there is none, because a public portal must not use the sandbox. */
export function gatewayOf({ config, keyFor, db }: GatewayContext): Gateway | null {
  if (config.razorpay) return openRazorpay(config.razorpay)
  return config.isPublic ? null : openSandbox(keyFor, db)
}

export function needed(gateway: Gateway | null): Gateway {
  if (!gateway) throw new Unavailable('Payments are turned off on this site.')
  return gateway
}

/** Derived from the portal's secret, so that all processes share the same sandbox secrets. */
export function sandboxSecrets(keyFor: KeyFor): Secrets {
  return { keySecret: keyFor('sandbox payments').toString('hex'), webhookSecret: keyFor('sandbox webhooks').toString('hex') }
}

/** An id in the provider's format, with new random characters. */
export function sandboxId(kind: 'order' | 'pay' | 'rfnd'): string {
  return `${kind}_${randomBytes(12).toString('base64url').replaceAll('-', 'x')}`
}

/** A sandbox without any external service: it reads our own rows. A refund is processed at once, and our row is the only record of it. */
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
