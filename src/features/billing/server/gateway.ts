import { randomBytes } from 'node:crypto'
import { Unavailable } from '#platform/server/failures.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { KeyFor } from '#platform/server/keys.ts'
import { believing, type Gateway, type Secrets } from '#platform/server/payments/gateway.ts'
import { openRazorpay } from '#platform/server/payments/razorpay.ts'

type GatewayContext = Pick<AppContext, 'config' | 'keyFor'>

/** Null when nobody takes payments: a public portal must not play. */
export function gatewayOf({ config, keyFor }: GatewayContext): Gateway | null {
  if (config.razorpay) return openRazorpay(config.razorpay)
  return config.isPublic ? null : openSandbox(keyFor)
}

export function needed(gateway: Gateway | null): Gateway {
  if (!gateway) throw new Unavailable('Payments are turned off on this site.')
  return gateway
}

/** Made from what this portal alone knows, so that several processes are one sandbox. */
export function sandboxSecrets(keyFor: KeyFor): Secrets {
  return { keySecret: keyFor('sandbox payments').toString('hex'), webhookSecret: keyFor('sandbox webhooks').toString('hex') }
}

/** Of the provider's form, and drawn anew for each. */
export function sandboxId(kind: 'order' | 'pay'): string {
  return `${kind}_${randomBytes(12).toString('base64url').replaceAll('-', 'x')}`
}

/** It needs nobody outside: our own row of the order is all that it has to know of it. */
function openSandbox(keyFor: KeyFor): Gateway {
  return {
    name: 'sandbox',
    keyId: 'rzp_sandbox',
    checkoutUrl: null,
    createOrder: async () => sandboxId('order'),
    ...believing(sandboxSecrets(keyFor)),
  }
}
