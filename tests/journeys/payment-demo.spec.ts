/** The payment demo without keys: the sandbox takes the payments. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { expectMessage, refuse } from './messages.ts'
import { signIn } from './people.ts'

const summaryOf = (page: Page) => page.getByRole('region', { name: 'Summary' })
const payOf = (page: Page) => page.getByRole('button', { name: /^Pay/ })
const checkoutOf = (page: Page) => page.getByRole('dialog', { name: 'Sandbox checkout' })

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport })

    test('a visitor tries every outcome of a payment, and typed text stays', async ({ page }) => {
      await page.goto('/razorpay-demo')
      await page.getByLabel('Amount').fill('123456.5')
      await page.getByLabel('Description').fill('Chai for everybody')
      await page.getByLabel('Customer name').fill('Meera Nair')
      await page.reload()
      await expect(page.getByLabel('Description')).toHaveValue('Chai for everybody')
      for (const text of ['Chai for everybody', 'Meera Nair', '₹1,23,456.50', 'Sandbox: no money moves'])
        await expect(summaryOf(page)).toContainText(text)
      await payOf(page).click()
      const checkout = checkoutOf(page)
      for (const text of ['₹1,23,456.50', 'Chai for everybody', 'no money moves']) await expect(checkout).toContainText(text)
      await expectAccessible(page)
      await checkout.getByRole('button', { name: 'Failure' }).click()
      await expectMessage(page, 'Payment Failed', 'There was an error processing your payment.')
      await expect(summaryOf(page).getByRole('status')).toHaveText('The payment was declined. Nothing was paid.')
      await expect(payOf(page)).toBeFocused()
      await payOf(page).click()
      await expect(checkout).toBeVisible()
      await page.keyboard.press('Escape')
      await expectMessage(page, 'Payment Cancelled', 'Payment was cancelled by user.')
      await expect(page.getByLabel('Amount')).toHaveValue('123456.5')
      await payOf(page).click()
      await checkout.getByRole('button', { name: 'Success' }).click()
      await expectMessage(page, 'Payment Successful!', 'Payment ID: pay_')
      await expect(summaryOf(page).getByRole('status')).toContainText(/Paid\. The payment id is pay_\w{16}\./)
      await expectAccessible(page)
    })
  })
}

test('an invalid amount is reported at its field, and nothing is ordered', async ({ page }) => {
  const ordered: string[] = []
  page.on('request', (request) => ordered.push(...(request.url().endsWith('/create-order') ? [request.url()] : [])))
  await page.goto('/razorpay-demo')
  const amount = page.getByLabel('Amount')
  await expect(payOf(page)).toBeEnabled()
  for (const [typed, complaint] of [
    ['0', 'Amount must be at least ₹1'],
    ['1.005', 'Amount may have at most two decimals'],
    ['500001', 'Amount must be at most ₹5,00,000'],
    ['', 'Amount must be a number'],
    ['abc', 'Amount must be a number'],
  ] as const) {
    await amount.fill('')
    await amount.pressSequentially(typed)
    await expect(payOf(page)).toHaveText('Pay')
    await payOf(page).click()
    await expect(amount).toBeFocused()
    await expect(amount).toHaveAccessibleDescription(`In rupees, at least ₹1 ${complaint}`)
  }
  await amount.fill('1')
  await expect(amount).toHaveAccessibleDescription('In rupees, at least ₹1')
  await expect(payOf(page)).toHaveText('Pay ₹1')
  await page.getByLabel('Customer email').fill('meera@example')
  await payOf(page).click()
  await expect(page.getByLabel('Customer email')).toHaveAccessibleDescription(/Please enter a valid email$/)
  expect(ordered).toEqual([])
})

test('an order that cannot be made, and a checkout that cannot be reached, lose nothing', async ({ page, context }) => {
  await page.goto('/razorpay-demo')
  await page.getByLabel('Description').fill('Chai')
  await refuse(page, 'POST **/api/razorpay/create-order', 503, { message: 'Payments are not available at the moment.' })
  await payOf(page).click()
  await expectMessage(page, 'Payment Failed', 'There was an error processing your payment.')
  await expect(summaryOf(page).getByRole('status')).toHaveText('Payments are not available at the moment. Nothing was paid.')
  await payOf(page).click()
  const checkout = checkoutOf(page)
  await expect(checkout).toBeVisible()
  await context.setOffline(true)
  await checkout.getByRole('button', { name: 'Success' }).click()
  await expect(checkout.getByRole('alert')).toHaveText('Please check your connection and try again.')
  await context.setOffline(false)
  await checkout.getByRole('button', { name: 'Success' }).click()
  await expectMessage(page, 'Payment Successful!', 'Payment ID: pay_')
  await expect(page.getByLabel('Description')).toHaveValue('Chai')
})

test('the status of an unconfirmed payment can be loaded again', async ({ page }) => {
  await page.goto('/razorpay-demo')
  await refuse(page, 'POST **/api/razorpay/verify-payment', 503, { message: 'Away' })
  await payOf(page).click()
  await checkoutOf(page).getByRole('button', { name: 'Success' }).click()
  await expectMessage(page, 'Payment Failed', 'There was an error processing your payment.')
  const status = summaryOf(page).getByRole('status')
  await expect(status).toContainText('was made, but we could not confirm it')
  await expectAccessible(page)
  await status.getByRole('button', { name: 'Check again' }).click()
  await expectMessage(page, 'Payment Successful!', 'Payment ID: pay_')
  await expect(status).toContainText('Paid.')
})

test('a signed-in person finds name and email filled in, and search engines do not index the screen', async ({ page }) => {
  await signIn(page, 'asha@pasand.example', 'namaste-pasand')
  await page.goto('/razorpay-demo')
  await expect(page.getByLabel('Customer name')).toHaveValue('Asha Menon')
  await expect(page.getByLabel('Customer email')).toHaveValue('asha@pasand.example')
  await page.getByLabel('Description').fill('Chai')
  await page.reload()
  await expect(page.getByLabel('Description')).toHaveValue('Chai')
  await page.goto('/api/logout')
  await page.goto('/razorpay-demo')
  await expect(payOf(page)).toBeEnabled()
  for (const label of ['Description', 'Customer name', 'Customer email'])
    await expect(page.getByLabel(label), 'of who has left').toHaveValue('')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('razorpay')
})
