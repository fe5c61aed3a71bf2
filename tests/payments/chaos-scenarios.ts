import { expect } from 'vitest'
import { refundScenarios } from './chaos-refunds.ts'
import { faults, reconcile, type Scenarios, shuffled } from './chaos-steps.ts'

export const scenarios: Scenarios = {
  'events come twice or three times': async (story) => {
    const { orderId, pick, send } = story
    const { provider } = story.world
    const paid = provider.pay(orderId)
    const events = [provider.tell('payment.captured', paid), provider.tell('order.paid', paid)]
    await Promise.all(shuffled([...events, ...events, ...events], pick).map(send))
  },
  'events come in another order': async (story) => {
    const { orderId, pick, send } = story
    const { provider } = story.world
    const failed = provider.pay(orderId, { status: 'failed' })
    const paid = provider.pay(orderId)
    const events = [provider.tell('payment.failed', failed), provider.tell('payment.authorized', paid)]
    for (const event of shuffled([...events, provider.tell('payment.captured', paid), provider.tell('order.paid', paid)], pick)) {
      await send(event)
    }
  },
  'no event comes, and the browser never returns': async (story) => {
    const { orderId, pick } = story
    const { provider } = story.world
    provider.pay(orderId, { status: pick(3) === 0 ? 'failed' : 'captured' })
  },
  'browser and provider report at once': async (story) => {
    const { orderId, pick, send, verify } = story
    const { provider } = story.world
    const paid = provider.pay(orderId)
    const captured = provider.tell('payment.captured', paid)
    const reports = [() => verify(paid), () => verify(paid), () => send(captured), () => send(captured), () => reconcile(story)]
    await Promise.all(shuffled(reports, pick).map((report) => report()))
  },
  'the bank authorises late, after a failure': async (story) => {
    const { orderId, pick, send } = story
    const { provider, pass } = story.world
    const paid = provider.pay(orderId, { status: 'failed' })
    await send(provider.tell('payment.failed', paid))
    pass((1 + pick(60)) * 60 * 60 * 1_000)
    await reconcile(story)
    provider.change(paid.paymentId, 'captured')
    if (pick(2) === 0) await send(provider.tell('payment.captured', paid))
  },
  'amount, currency, order and signature are changed': async (story) => {
    const { orderId, pick, send, verify } = story
    const { provider } = story.world
    const paid = provider.pay(orderId)
    const other = provider.pay('order_of_somebody_else')
    const over = [{ amount: 100 }, { currency: 'USD' }, { order_id: 'order_of_somebody_else' }, { amount: 100, currency: 'USD' }]
    await send(provider.tell('payment.captured', paid, over[pick(4)]))
    expect(await verify({ ...paid, signature: other.signature })).toBe(400)
    expect(await verify({ ...other, orderId })).toBe(400)
    const event = provider.tell('payment.captured', paid)
    expect(await send({ ...event, body: Buffer.from(event.body.toString().replace('captured', 'captured ')) })).toBe(400)
  },
  'a payment of another amount arrives': async (story) => {
    const { orderId, pick, send } = story
    const { provider } = story.world
    const paid = provider.pay(orderId, { amount: 100 })
    if (pick(2) === 0) await send(provider.tell('payment.captured', paid))
  },
  'somebody else reports the payment': async (story) => {
    const { orderId, verify } = story
    const { portal, provider } = story.world
    const paid = provider.pay(orderId)
    expect(await verify(paid, portal.visitor)).toBe(404)
    expect(await verify(paid, await portal.aUser())).toBe(404)
  },
  'one order is paid twice': async (story) => {
    const { orderId, pick, send, verify } = story
    const { provider } = story.world
    const [one, two] = [provider.pay(orderId), provider.pay(orderId)]
    const reports = [() => verify(one), () => verify(two), () => send(provider.tell('payment.captured', one))]
    await Promise.all(
      shuffled([...reports, () => send(provider.tell('order.paid', two))], pick)
        .slice(0, 1 + pick(4))
        .map((report) => report()),
    )
  },
  'the provider is down, slow, or answers nonsense': async (story) => {
    const { orderId, pick, send } = story
    const { provider, pass } = story.world
    const paid = provider.pay(orderId)
    for (let step = 0; step < 4; step++) {
      provider.turn(() => faults[pick(faults.length)] ?? 'take')
      pass(pick(4) * 60 * 60 * 1_000)
      await reconcile(story)
    }
    if (pick(3) === 0) await send(provider.tell('payment.captured', paid))
  },
  'what was bought cannot be granted for a while': async (story) => {
    const { orderId, pick, send, verify } = story
    const { provider, breakGrants } = story.world
    const paid = provider.pay(orderId)
    breakGrants('throw')
    const reports = [() => verify(paid), () => send(provider.tell('payment.captured', paid)), () => reconcile(story)]
    for (const report of shuffled(reports, pick).slice(0, 1 + pick(3))) await report()
  },
  'the process dies between two steps': async (story) => {
    const { orderId, pick, send, verify } = story
    const { provider, breakGrants } = story.world
    const paid = provider.pay(orderId)
    breakGrants('kill')
    const reports = [() => verify(paid), () => send(provider.tell('payment.captured', paid))]
    for (const report of shuffled(reports, pick).slice(0, 1 + pick(2))) await report()
  },
  ...refundScenarios,
}
