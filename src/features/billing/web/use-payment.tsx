import { useState } from 'react'
import { toast, type Message } from '#platform/web/ui/toast.ts'
import type { DemoPayment } from '../contract.ts'
import type { GatewayFacts } from './checkout.ts'
import { confirm, orderIdOf, type Outcome, pay } from './pay.ts'
import { moneyDeducted } from './payment-help-link.tsx'
import { useCheckout } from './use-checkout.tsx'

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

/** Pays and shows the outcome, which stays visible. The screen must render `dialog`, the sandbox's checkout while it is open. */
export function usePayment(gateway: GatewayFacts, companyName: string) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { dialog, openCheckout } = useCheckout(gateway, companyName)

  function tell(ended: Outcome): Outcome {
    setOutcome(ended)
    toast(messageOf(ended))
    return ended
  }
  return {
    outcome,
    dialog,
    /** Removes the outcome of the previous payment, which does not apply to the next one. */
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

function messageOf(outcome: Outcome) {
  if (outcome.kind === 'paid') return paymentSuccessful(outcome.paymentId)
  const failure = outcome.kind === 'cancelled' ? paymentCancelled : paymentFailed
  return { ...failure, links: moneyDeducted(orderIdOf(outcome)) }
}
