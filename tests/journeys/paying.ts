import type { Page } from '@playwright/test'
import { expectMessage, refuse } from './messages.ts'

/** Every way in which a payment of the demo can end, with its texts. */
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
