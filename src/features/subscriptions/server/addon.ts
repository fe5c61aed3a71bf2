import { gatewayOf, needed, placeOrder, verifyPayment } from '#features/billing/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { EmployerCaller } from '#platform/server/serve.ts'
import { addonPaise } from '../rules.ts'

type Buyer = Pick<EmployerCaller, 'id' | 'employerId'> & { readonly ip: string }

/** Orders the AI Voice Interviewer for a month. */
export async function orderAddon(context: AppContext, { id, employerId, ip }: Buyer) {
  const gateway = needed(gatewayOf(context))
  const purpose = 'interviewer_addon'
  const buyer = { userId: id, employerId, holder: null, planId: null, planVersionId: null }
  const order = await placeOrder(context, gateway, { ...buyer, purpose, amountPaise: addonPaise, ip })
  return { orderId: order.id, amount: order.amount, currency: order.currency, keyId: gateway.keyId }
}

type AddonPayment = {
  readonly razorpay_order_id: string
  readonly razorpay_payment_id: string
  readonly razorpay_signature: string
}

export async function verifyAddon(context: AppContext, userId: string, payment: AddonPayment): Promise<void> {
  const { razorpay_order_id: order_id, razorpay_payment_id: payment_id, razorpay_signature: signature } = payment
  const owner = { userId, holder: null }
  await verifyPayment(context, needed(gatewayOf(context)), { proof: { order_id, payment_id, signature }, owner })
}
