/** A company promotes a job with a boost of its plan. The test has its own server, because every list of jobs shows the promoted job. */
import type { Page } from '@playwright/test'
import type { Provider } from '#tests/fakes/razorpay.ts'
import { signInAs } from './employers.ts'
import { expectGood } from './expect-good.ts'
import { expect } from './fixtures.ts'
import { expectMessage } from './messages.ts'
import { test } from './with-provider.ts'

/** Buys Team 5, which has two boosts. */
async function buyPlan(page: Page, provider: Provider): Promise<void> {
  const plans = await (await page.request.get('/api/pricing-plans?audience=employer')).json()
  const { id: planId, price: amount } = plans.find(({ name }: { name: string }) => name === 'Team 5')
  const order = await page.request.post('/api/razorpay/create-order', { data: { amount, planId } })
  const { orderId: order_id, paymentId: payment_id, signature } = provider.pay((await order.json()).id)
  const paid = await page.request.post('/api/razorpay/verify-payment', { data: { order_id, payment_id, signature } })
  expect(paid.status()).toBe(200)
}

for (const [width, height, at] of [
  [390, 844, 0],
  [1440, 900, 1],
] as const) {
  test(`a job is boosted and promoted, ${width} pixels wide`, async ({ page, provider }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    await signInAs(page, 'employer')
    const { postings } = await (await page.request.get('/api/employer/postings?state=open')).json()
    const { id, title } = postings[at]
    await page.goto(`/employer-portal/jobs/${id}`)
    const card = page.getByRole('region', { name: 'Boost' })
    if (at === 0) {
      await expect(card.getByRole('link', { name: 'See plans' })).toBeVisible()
      await expectGood(page, 'boost-none')
      await buyPlan(page, provider)
      await page.reload()
    }
    await card.getByRole('button', { name: 'Boost for 7 days' }).press('Enter')
    await expectMessage(page, 'Job Promoted')
    await expect(card).toContainText(/Promoted until \d/)
    await expectGood(page, 'boost')
    await page.context().clearCookies()
    await page.goto(`/jobs?q=${encodeURIComponent(title)}`)
    const promoted = page.getByRole('region', { name: 'Promoted' })
    await expect(promoted).toContainText('Companies pay for this place.')
    await expect(promoted.locator(`a[href^="/jobs/${id}"]`).first()).toBeVisible()
    await expectGood(page, 'promoted')
    await page.goto(`/jobs?q=${encodeURIComponent(title)}&page=2`)
    await expect(promoted).toHaveCount(0)
  })
}
