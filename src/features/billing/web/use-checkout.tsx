import { type ReactNode, useState } from 'react'
import type { Checkout, CheckoutEnd, CheckoutOrder, GatewayFacts } from './checkout.ts'

/** The checkout of the provider or of the sandbox. The screen must render `dialog`, which is the sandbox's checkout while it is open. */
export function useCheckout(gateway: GatewayFacts, companyName: string) {
  const [dialog, setDialog] = useState<ReactNode>(null)

  const sandbox: Checkout = async (request) => {
    const { SandboxCheckout } = await import('./sandbox-checkout.tsx')
    const { promise, resolve } = Promise.withResolvers<CheckoutEnd>()
    setDialog(drawn(SandboxCheckout, request, resolve))
    return promise.finally(() => setDialog(null))
  }
  const openCheckout: Checkout = async (request) => {
    const { keyId, checkoutUrl } = gateway
    if (!keyId || !checkoutUrl) return sandbox(request)
    const { providerCheckout } = await import('./provider-checkout.ts')
    return providerCheckout({ keyId, scriptUrl: checkoutUrl, companyName })(request)
  }
  return { dialog, openCheckout }
}

type CheckoutView = (props: CheckoutOrder & { readonly onEnd: (end: CheckoutEnd) => void }) => ReactNode

function drawn(Drawn: CheckoutView, order: CheckoutOrder, onEnd: (end: CheckoutEnd) => void): ReactNode {
  return <Drawn {...order} onEnd={onEnd} />
}
