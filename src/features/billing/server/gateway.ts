import { createHmac, randomBytes } from 'node:crypto'
import { Unavailable } from '#platform/server/failures.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { believing, type Gateway, type Secrets } from '#platform/server/payments/gateway.ts'
import { openRazorpay } from '#platform/server/payments/razorpay.ts'

type GatewayContext = Pick<AppContext, 'config' | 'secret'>

/** Null when nobody takes payments: a public portal must not play. */
export function gatewayOf({ config, secret }: GatewayContext): Gateway | null {
  if (config.razorpay) return openRazorpay(config.razorpay)
  return config.isPublic ? null : openSandbox(secret)
}

export function needed(gateway: Gateway | null): Gateway {
  if (!gateway) throw new Unavailable('Payments are turned off on this site.')
  return gateway
}

/** Made from what this portal alone knows, so that several processes are one sandbox. */
export function sandboxSecrets(secret: string): Secrets {
  const madeFor = (use: string): string => createHmac('sha256', secret).update(`sandbox ${use}`).digest('hex')
  return { keySecret: madeFor('payments'), webhookSecret: madeFor('events') }
}

/** Of the provider's form, and drawn anew for each. */
export function sandboxId(kind: 'order' | 'pay'): string {
  return `${kind}_${randomBytes(12).toString('base64url').replaceAll('-', 'x')}`
}

/** It needs nobody outside: our own row of the order is all that it has to know of it. */
function openSandbox(secret: string): Gateway {
  return {
    name: 'sandbox',
    keyId: 'rzp_sandbox',
    checkoutUrl: null,
    createOrder: async () => sandboxId('order'),
    ...believing(sandboxSecrets(secret)),
  }
}
