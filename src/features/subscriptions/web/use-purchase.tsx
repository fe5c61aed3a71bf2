import { useState } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { signedIn } from '#features/auth/web/signed-in.ts'
import type { Order, Receipt } from '#features/billing/contract.ts'
import { gateway } from '#features/billing/web/checkout.ts'
import { moneyDeducted, PaymentHelpLink } from '#features/billing/web/payment-help-link.tsx'
import { useCheckout } from '#features/billing/web/use-checkout.tsx'
import { brand } from '#features/site/brand.ts'
import { sentenceOf } from '#platform/web/sentence-of.ts'
import { type Message, toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'

type Purchase = {
  readonly description: string
  /** Creates the order. */
  readonly order: () => Promise<Order>
  /** Reports the payment to the server, which grants the purchase. */
  readonly verify: (receipt: Receipt) => Promise<unknown>
  /** Called when the purchase was granted. */
  readonly onPaid: () => Promise<unknown>
  /** Called if there is no order or no checkout for it. The plan may have changed since it was shown. */
  readonly onNotStarted?: () => Promise<unknown>
}

export type PurchaseTexts = { readonly notStarted: Message; readonly notVerified: Message; readonly paid: Message }

const cancelled: Message = { title: 'Payment Cancelled', text: 'Payment was cancelled by user.', isAlert: true }
const declined: Message = { title: 'Payment Failed', text: 'The payment was declined. Nothing was paid.', isAlert: true }

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )

/** Creates an order, opens the checkout and verifies the proof; every outcome has a message. */
export function usePurchase({ description, order, verify, onPaid, onNotStarted }: Purchase, texts: PurchaseTexts) {
  const { data: facts } = useSuspenseQuery(gateway)
  const { data: user } = useSuspenseQuery(signedIn)
  const { dialog, openCheckout } = useCheckout(facts, brand.name)
  const customerName = user ? `${user.firstName} ${user.lastName}`.trim() : ''
  const details = { amount: 0, description, customerName, customerEmail: user?.email ?? '' }

  const [trouble, setTrouble] = useState<{ readonly orderId?: string } | null>(null)

  /** The toast disappears, but the link to find out about the money stays. */
  function fail(message: Message, orderId?: string): void {
    setTrouble(orderId === undefined ? {} : { orderId })
    toast({ ...message, links: moneyDeducted(orderId) })
  }

  async function pay(): Promise<void> {
    toast(null)
    setTrouble(null)
    const begun = await begin().catch(() => null)
    if (!begun) return failToStart()
    const { orderId, end } = begun
    // A person who scans a code with a phone and closes the checkout may have paid.
    if (end.kind === 'dismissed') return fail(cancelled, orderId)
    if (end.kind === 'declined') return fail(declined, orderId)
    if (!(await succeeds(verify(end.receipt)))) return fail(texts.notVerified, orderId)
    // The purchase is paid and granted, so a failed reload of figures is not a failure of the payment.
    await onPaid().catch(() => null)
    toast(texts.paid)
  }
  const begin = async () => beginWith(await order())
  const beginWith = async (made: Order) => ({ orderId: made.id, end: await openCheckout({ order: made, details }) })
  async function failToStart(): Promise<void> {
    fail(texts.notStarted)
    await onNotStarted?.().catch(() => null)
  }
  const { isBusy, run } = useAction(pay, (error) => fail({ ...texts.notVerified, text: sentenceOf(error) }))
  return { isBusy, dialog, help: trouble && <PaymentHelpLink {...trouble} />, isOff: facts.kind === 'off', buy: () => run() }
}
