/** The status of a payment in the sandbox, for the browser that paid and for others. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { refuse } from './messages.ts'

async function anOrder(page: Page): Promise<string> {
  const answer = await page.request.post('/api/razorpay/create-order', { data: { amount: 250 } })
  return (await answer.json()).id
}

const pay = async (page: Page, order_id: string, outcome = 'captured') =>
  (await page.request.post('/api/razorpay/sandbox-checkout', { data: { order_id, outcome } })).json()

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport })

    test('a person finds a payment by its numbers, with the keyboard alone', async ({ page, browser, baseURL }) => {
      const orderId = await anOrder(page)
      await page.goto('/payment-help')
      const field = page.getByLabel('Order id, payment id or UTR')
      await field.focus()
      await page.keyboard.press('Enter')
      await expect(field).toHaveAccessibleDescription(/Please enter the number/)
      await page.keyboard.type(orderId)
      await page.keyboard.press('Enter')
      const answer = page.getByRole('status').filter({ hasText: orderId })
      await expect(answer).toContainText('Not paid')
      await expectAccessible(page)
      const { razorpay_payment_id: paymentId } = await pay(page, orderId)
      await field.fill(paymentId)
      await page.keyboard.press('Enter')
      await expect(answer).toContainText(/^Paid/)
      for (const text of ['₹250', orderId, paymentId]) await expect(answer).toContainText(text)
      await expectAccessible(page)
      await page.screenshot({ path: `test-results/payment-help-${viewport.width}.png`, fullPage: true })

      const other = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
      await other.goto(`/payment-help?reference=${orderId}`)
      await expect(other.getByLabel('Order id, payment id or UTR')).toHaveAccessibleDescription(
        /We find no payment with this number/,
      )
      await other.context().close()
    })
  })
}

test('a failed payment links to this page, which loads the status by itself', async ({ page }) => {
  await page.goto('/razorpay-demo')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Failure' }).click()
  await page.getByRole('link', { name: 'Find out what has become of it' }).click()
  await expect(page).toHaveURL(/\/payment-help\?reference=order_/)
  await expect(page.getByRole('status').filter({ hasText: 'The payment failed' })).toContainText('You can pay again.')
})

test('the typed number stays while the server cannot be reached', async ({ page }) => {
  await page.goto('/payment-help')
  await refuse(page, 'POST **/api/billing/payment-state', 503, { message: 'Payments are not available at the moment.' })
  await page.getByLabel('Order id, payment id or UTR').fill('order_12345678')
  await page.getByRole('button', { name: 'Check Payment' }).click()
  await expect(page.locator('.toast')).toContainText('Payments are not available at the moment.')
  await expect(page.getByLabel('Order id, payment id or UTR')).toHaveValue('order_12345678')
})
