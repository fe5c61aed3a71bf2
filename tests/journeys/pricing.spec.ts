/** Plans and their payment in the sandbox, with the text of every result; on a phone and on a wide screen. */
import type { Page } from '@playwright/test'
import { signInAs } from './employers.ts'
import { expectGood } from './expect-good.ts'
import { expect, test } from './fixtures.ts'
import { expectMessage, refuse } from './messages.ts'
import { meetNewPrice } from './paying.ts'

const checkout = (page: Page) => page.getByRole('dialog', { name: 'Sandbox checkout' })

test('prices can be read without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { name: 'CV Plus', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'For Employers' }).click()
  await expect(page.getByRole('heading', { name: 'Team 25' })).toBeVisible()
  await expect(page.getByText('₹17,999').first()).toBeVisible()
  await page.getByText('Is GST in the price?').click()
  await expect(page.getByText('The price that you see is what you pay, with GST.')).toBeVisible()
  await context.close()
})

async function compare(page: Page): Promise<void> {
  await page.goto('/pricing')
  await expect(page.getByText('Example', { exact: true })).toBeVisible()
  for (const [figure, label] of [
    ['100', 'jobs unlocked'],
    ['3', 'DB boosts'],
  ] as const)
    await expect(page.locator('dl > div').filter({ hasText: label })).toContainText(figure)
  await expect(page.getByText('Best Value')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get CV Plus' })).toHaveAttribute('href', '/api/login?returnTo=%2Fpricing')
  await expectGood(page, 'pricing-visitor')
  await page.getByRole('link', { name: 'For Employers' }).click()
  await expect(page.getByRole('heading', { name: 'Multiple vacancy' })).toBeVisible()
  await expect(page.getByText('Top Up')).toBeVisible()
  await expect(page.getByRole('table', { name: 'What each plan contains' })).toContainText('₹4,499')
  await expectGood(page, 'pricing-employers')
}

async function failToLoad(page: Page): Promise<void> {
  await page.goto('/pricing')
  await refuse(page, 'GET **/api/pricing-plans?*', 500, { message: 'Away' })
  await page.getByRole('link', { name: 'For Employers' }).click()
  await expect(page.getByText('Error loading pricing plans. Please try again later.')).toBeVisible()
  await page.route('**/api/pricing-plans?*', (route) => route.fulfill({ json: [] }))
  await page.getByRole('link', { name: 'For Job Seekers' }).click()
  await expect(page.getByText('No pricing plans available at the moment.')).toBeVisible()
}

async function payPlan(page: Page): Promise<void> {
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { name: /^Your plan: / })).toBeVisible()
  const buy = page.getByRole('button', { name: 'Buy Team 5' })
  await refuse(page, 'POST **/api/razorpay/create-order', 503, { message: 'Away' })
  await buy.click()
  await expectMessage(page, 'Payment Failed', 'Failed to initiate payment. Please try again.')
  await buy.click()
  await checkout(page).getByRole('button', { name: 'Close without paying' }).click()
  await expectMessage(page, 'Payment Cancelled', 'Payment was cancelled by user.')
  await buy.click()
  await checkout(page).getByRole('button', { name: 'Failure' }).click()
  await expectMessage(page, 'Payment Failed', 'The payment was declined. Nothing was paid.')
  await refuse(page, 'POST **/api/razorpay/verify-payment', 400, { message: 'No' })
  await buy.click()
  await checkout(page).getByRole('button', { name: 'Success' }).click()
  await expectMessage(page, 'Payment Verification Failed', 'Please contact support if amount was deducted.')
  await buy.press('Enter')
  await checkout(page).getByRole('button', { name: 'Success' }).press('Enter')
  await expectMessage(page, 'Payment Successful', 'Your payment has been processed successfully.')
  await expect(page.getByRole('heading', { name: 'Your plan: Team 5' })).toBeVisible()
  await expect(page.getByText(/^Renews: the new period begins on /)).toBeVisible()
  await expectGood(page, 'pricing-paid')
  await page.goto('/employer-portal?tab=billing')
  await expect(page.getByText('Team 5', { exact: true }).first()).toBeVisible()
  await page.getByText(/^Job posts: /).click()
  await expect(page.getByText(/Granted, Team 5/).first()).toBeVisible()
  await expect(page.getByRole('table', { name: 'Purchases' })).toContainText('₹4,499')
  await expectGood(page, 'billing')
}

async function payAddon(page: Page, width: number): Promise<void> {
  await signInAs(page, width === 390 ? 'newcomer' : 'hospital')
  await page.goto('/employer-portal?tab=interviewer')
  const upgrade = page.getByRole('button', { name: /^(Upgrade|Renew for a month)$/ })
  await expect(page.getByText('A checklist scores the answers'), 'no service is configured here').toBeVisible()
  await expectGood(page, 'addon')
  await refuse(page, 'POST **/api/billing/interviewer/checkout', 503, { message: 'Away' })
  await upgrade.click()
  await expectMessage(page, 'Checkout Failed', 'Failed to initiate payment. Please try again.')
  await refuse(page, 'POST **/api/billing/interviewer/verify', 400, { message: 'No' })
  await upgrade.click()
  await checkout(page).getByRole('button', { name: 'Success' }).click()
  await expectMessage(page, 'Payment Verification Failed', 'Please contact support if money was deducted.')
  await upgrade.click()
  await checkout(page).getByRole('button', { name: 'Success' }).press('Enter')
  await expectMessage(page, 'Upgrade Successful', 'AI Voice Interviewer addon has been activated!')
  await expect(page.getByText(/^Your AI Voice Interviewer is active until /)).toBeVisible()
  await expectGood(page, 'addon-active')
}

async function payAsSeeker(page: Page): Promise<void> {
  await signInAs(page, 'fresher')
  await page.goto('/pricing?for=employers')
  await page.getByRole('link', { name: 'Buy Team 5' }).click()
  await expect(page.getByText('You’re signed in as a job seeker.'), 'and how to hire').toBeVisible()
  await page.goto('/pricing')
  await expect(page.locator('dl > div').filter({ hasText: 'jobs unlocked' })).toContainText('All')
  await page.getByRole('button', { name: 'Get CV Plus' }).click()
  await checkout(page).getByRole('button', { name: 'Success' }).click()
  await expectMessage(page, 'Payment Successful', 'Your payment has been processed successfully.')
  await page.goto('/settings#plan')
  await expect(page.getByText('CV Plus', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/^Stored CV versions: \d+/)).toBeVisible()
  await expectGood(page, 'settings-plan')
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height } })

    test('a visitor compares the plans of both sides, beside an example of a plan', async ({ page }) => {
      await compare(page)
    })

    test('the screen says that plans cannot be loaded, and that there are none', async ({ page }) => {
      await failToLoad(page)
    })

    test('every result of a payment has its text, and the paid plan is active at once', async ({ page }) => {
      test.slow()
      await meetNewPrice(page)
      await payPlan(page)
    })

    test('the add-on is bought, with every text of its checkout', async ({ page }) => {
      test.slow()
      await payAddon(page, width)
    })

    test('a job seeker buys a plan and finds it in the settings', async ({ page }) => {
      await payAsSeeker(page)
    })
  })
}
