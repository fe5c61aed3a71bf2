/** Staff find a payment and refund it; the buyer sees it. */
import type { Page } from '@playwright/test'
import { administrator } from './administrator.ts'
import { expectAccessible } from './axe.ts'
import { expectToast } from './cv-typing.ts'
import { expect, test } from './fixtures.ts'

async function aPayment(page: Page): Promise<{ readonly orderId: string; readonly paymentId: string }> {
  const { id: orderId } = await (await page.request.post('/api/razorpay/create-order', { data: { amount: 300 } })).json()
  const receipt = await page.request.post('/api/razorpay/sandbox-checkout', { data: { order_id: orderId, outcome: 'captured' } })
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = await receipt.json()
  const proof = { order_id: orderId, payment_id: paymentId, signature }
  expect((await page.request.post('/api/razorpay/verify-payment', { data: proof })).status()).toBe(200)
  return { orderId, paymentId }
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`a refund with a reason, ${viewport.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const { orderId, paymentId } = await aPayment(page)
    await page.request.post('/api/admin/login', { data: { email: administrator.email, password: administrator.password } })
    await page.goto('/admin/payments')
    await expect(page.getByText('No payments need a person')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Order id or payment id').fill(paymentId)
    await page.getByRole('button', { name: 'Find' }).click()
    await expect(page.getByRole('heading', { name: orderId })).toBeVisible()
    await page.getByRole('button', { name: `Refund ${paymentId}` }).click()
    const form = page.getByRole('form', { name: `Refund ${paymentId}` })
    await form.getByLabel('Amount in rupees').fill('301')
    await form.getByRole('button', { name: 'Refund' }).click()
    await expect(form.getByLabel('Amount in rupees')).toHaveAccessibleDescription(/Please enter an amount from ₹1 to ₹300/)
    await form.getByLabel('Amount in rupees').fill('120')
    await form.getByRole('button', { name: 'Refund' }).click()
    await expect(form.getByLabel('Reason')).toHaveAccessibleDescription(/Please give a reason/)
    await expectAccessible(page)
    await form.getByLabel('Reason').fill('Bought by mistake')
    await form.getByRole('button', { name: 'Refund' }).click()
    await expectToast(page, 'Refund Requested', 'The provider makes it. Its state is below the payment.')
    const refunds = page.getByRole('list', { name: 'Refunds of the order' })
    await expect(refunds).toContainText('Bought by mistake')
    await expect(async () => {
      await page.reload()
      await expect(refunds).toContainText('processed', { timeout: 2_000 })
    }).toPass({ timeout: 20_000 })
    await expectAccessible(page)
    await page.screenshot({ path: `test-results/staff-payments-${viewport.width}.png`, fullPage: true })
    await page.goto(`/payment-help?reference=${orderId}`)
    await expect(page.getByRole('status').filter({ hasText: 'Refunded' })).toContainText('₹120 went back.')
  })
}
