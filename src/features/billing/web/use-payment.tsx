import { type ReactNode, useState } from 'react'
import { toast, type Message } from '#platform/web/ui/toast.ts'
import type { DemoPayment } from '../contract.ts'
import type { Checkout, CheckoutEnd, CheckoutOrder, GatewayFacts } from './checkout.ts'
import { confirm, type Outcome, pay } from './pay.ts'

const paymentSuccessful = (paymentId: string): Message => ({
  title: 'Payment Successful!',
  text: `Payment ID: ${paymentId}`,
})

export const paymentFailed = {
  title: 'Payment Failed',
  text: 'There was an error processing your payment.',
  isAlert: true,
} satisfies Message

const paymentCancelled: Message = { title: 'Payment Cancelled', text: 'Payment was cancelled by user.', isAlert: true }

/** Pays, and shows the outcome, which stays visible. `dialog` is the sandbox's checkout while it is open. */
export function usePayment(gateway: GatewayFacts, companyName: string) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [dialog, setDialog] = useState<ReactNode>(null)

  function tell(ended: Outcome): Outcome {
    setOutcome(ended)
    toast(messageOf(ended))
    return ended
  }
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
  return {
    outcome,
    dialog,
    /** The message about the previous payment does not apply to the next. */
    clear: (): void => {
      setOutcome(null)
      toast(null)
    },
    payFor: async (details: DemoPayment): Promise<Outcome> => {
      return tell(await pay(details, openCheckout))
    },
    confirmAgain: async (): Promise<void> => {
      if (outcome?.kind === 'unconfirmed') tell(await confirm(outcome.receipt))
    },
  }
}

type CheckoutView = (props: CheckoutOrder & { readonly onEnd: (end: CheckoutEnd) => void }) => ReactNode

function drawn(Drawn: CheckoutView, order: CheckoutOrder, onEnd: (end: CheckoutEnd) => void): ReactNode {
  return <Drawn {...order} onEnd={onEnd} />
}

function messageOf(outcome: Outcome) {
  if (outcome.kind === 'paid') return paymentSuccessful(outcome.paymentId)
  return outcome.kind === 'cancelled' ? paymentCancelled : paymentFailed
}
