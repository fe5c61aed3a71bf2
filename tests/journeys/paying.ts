import type { Page } from '@playwright/test'
import { signInAs } from './employers.ts'
import { expect } from './fixtures.ts'
import { expectMessage, refuse } from './messages.ts'

/** Goes through every outcome of a demo payment and checks the texts. */
export async function payDemo(page: Page): Promise<void> {
  await page.goto('/razorpay-demo')
  const pay = page.getByRole('button', { name: 'Pay ₹100' })
  await refuse(page, 'POST **/api/razorpay/create-order', 503, { message: 'Away' })
  await pay.click()
  await expectMessage(page, 'Payment Failed', 'There was an error processing your payment.')
  const checkout = page.getByRole('dialog', { name: 'Sandbox checkout' })
  for (const [choice, title, text] of [
    ['Failure', 'Payment Failed', 'There was an error processing your payment.'],
    ['Close without paying', 'Payment Cancelled', 'Payment was cancelled by user.'],
    ['Success', 'Payment Successful!', 'Payment ID: pay_'],
  ] as const) {
    await pay.click()
    await checkout.getByRole('button', { name: choice }).click()
    await expectMessage(page, title, text)
  }
}

/** Simulates a price change by staff while the page is open. */
export async function meetNewPrice(page: Page): Promise<void> {
  await signInAs(page, 'newcomer')
  await page.goto('/pricing')
  await page.route('**/api/pricing-plans?*', async (route) => {
    const plans: { name: string }[] = await (await route.fetch()).json()
    await route.fulfill({ json: plans.map((plan) => (plan.name === 'Team 5' ? { ...plan, price: 4_999 } : plan)) })
  })
  await refuse(page, 'POST **/api/razorpay/create-order', 400, { code: 'wrongAmount', message: 'Another price' })
  await page.getByRole('button', { name: 'Buy Team 5' }).click()
  await expectMessage(page, 'Payment Failed', 'Failed to initiate payment. Please try again.')
  await expect(page.getByRole('table', { name: 'What each plan contains' })).toContainText('₹4,999')
  await page.unroute('**/api/pricing-plans?*')
}
