/** Billing shows the same plan as pricing, and the refunds of each payment. */
import type { APIRequestContext, Page } from '@playwright/test'
import { anEmail } from '#tests/factories/a-free-cv.ts'
import { administrator } from './administrator.ts'
import { registerCompany } from './employers.ts'
import { expect, test } from './fixtures.ts'

async function buyTeam5({ request }: Page): Promise<string> {
  const plans: { id: string; price: number; name: string }[] = await (await request.get('/api/pricing-plans')).json()
  const plan = plans.find(({ name }) => name === 'Team 5')
  const data = { amount: plan?.price, planId: plan?.id }
  const { id: order_id } = await (await request.post('/api/razorpay/create-order', { data })).json()
  const paid = await request.post('/api/razorpay/sandbox-checkout', { data: { order_id, outcome: 'captured' } })
  const { razorpay_payment_id: payment_id, razorpay_signature: signature } = await paid.json()
  await request.post('/api/razorpay/verify-payment', { data: { order_id, payment_id, signature } })
  return payment_id
}

async function refundAsStaff(request: APIRequestContext, paymentId: string): Promise<void> {
  const { email, password } = administrator
  await request.post('/api/admin/login', { data: { email, password } })
  const data = { amountPaise: 1_000_00, reason: 'For the bad week' }
  expect((await request.post(`/api/admin/payments/${paymentId}/refunds`, { data })).status()).toBe(201)
}

test('before a plan is bought, pricing and billing name the same plan', async ({ page }) => {
  await registerCompany(page, 'Zebra Works', anEmail())
  await page.goto('/employer-portal?tab=billing')
  const plan = page.getByRole('region', { name: 'Your plan' }).getByRole('definition').first()
  await expect(plan).toHaveText('Basic')
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { name: /^Your plan: / })).toHaveText('Your plan: Basic')
})

test('the refunded amount is shown beside its payment', async ({ page, request }) => {
  await registerCompany(page, 'Giraffe Works', anEmail())
  await refundAsStaff(request, await buyTeam5(page))
  await expect(async () => {
    await page.goto('/employer-portal?tab=billing')
    await expect(page.getByRole('table', { name: 'Purchases' })).toContainText('₹1,000 refunded', { timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
})
