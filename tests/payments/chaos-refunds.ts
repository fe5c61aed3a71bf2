import { expect } from 'vitest'
import { faults, reconcile, type Scenarios, shuffled } from './chaos-steps.ts'

export const refundScenarios: Scenarios = {
  'a refund is requested while the provider is in trouble': async (story) => {
    const { orderId, pick, send } = story
    const { portal, provider, pass } = story.world
    const paid = provider.pay(orderId)
    await send(provider.tell('payment.captured', paid))
    const sales = await portal.aStaffMember('sales')
    const amountPaise = pick(2) === 0 ? 499_99 : 100 + pick(40_000)
    const endsPurchase = pick(2) === 0
    const call = `POST /api/admin/payments/${paid.paymentId}/refunds`
    const answers = await Promise.all(
      [1, 2, 3].map(() => sales.call(call, { amountPaise, endsPurchase, reason: 'Did not need it' })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
    provider.turn(() => faults[pick(faults.length)] ?? 'take')
    await portal.settle()
    pass(20 * 60 * 1_000)
    await reconcile(story)
    provider.turn('take')
    pass(2 * 60 * 60 * 1_000)
    await reconcile(story)
    const refunds = [...provider.refunds.values()].filter(({ payment_id }) => payment_id === paid.paymentId)
    expect(
      refunds.map(({ amount }) => amount),
      'refunded once',
    ).toEqual([amountPaise])
    const id = refunds[0]?.id ?? ''
    const end = pick(4) === 0 ? 'failed' : 'processed'
    provider.endRefund(id, end)
    const event = provider.tellRefund(`refund.${end}`, id)
    if (pick(3) > 0) await Promise.all([send(event), send(event)])
  },
  'a refund is made by hand, and nobody tells us': async (story) => {
    const { orderId, pick, send } = story
    const { provider } = story.world
    const paid = provider.pay(orderId)
    if (pick(3) > 0) await send(provider.tell('payment.captured', paid))
    const parts = pick(2) === 0 ? [499_99] : [100_00, 399_99]
    for (const part of parts) provider.endRefund(provider.refundByHand(paid.paymentId, part).id, 'processed')
  },
  'a refund is made by hand before we hear of the payment': async (story) => {
    const { orderId, pick, send, verify } = story
    const { provider } = story.world
    const paid = provider.pay(orderId)
    const refund = provider.refundByHand(paid.paymentId, pick(2) === 0 ? 499_99 : 1_00 + pick(400_00))
    provider.endRefund(refund.id, 'processed')
    const reports = [
      () => send(provider.tellRefund('refund.processed', refund.id)),
      () => send(provider.tell('payment.captured', paid)),
    ]
    for (const report of shuffled(reports, pick)) await report()
    if (pick(2) === 0) await verify(paid)
  },
  'a second payment is refunded in parts': async (story) => {
    const { orderId, pick, send } = story
    const { provider } = story.world
    const [paid, second] = [provider.pay(orderId), provider.pay(orderId)]
    const events = [provider.tell('payment.captured', paid), provider.tell('payment.captured', second)]
    for (const event of shuffled(events, pick)) await send(event)
    const parts = [100_00, 200_00, 199_99].slice(0, 1 + pick(3))
    for (const part of parts) {
      const { id } = provider.refundByHand(second.paymentId, part)
      provider.endRefund(id, 'processed')
      if (pick(3) > 0) await send(provider.tellRefund('refund.processed', id))
    }
  },
}
