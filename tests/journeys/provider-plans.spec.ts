/** Plans and the add-on, paid in the provider's own checkout, by the keyboard alone; on a phone and on a wide screen. */
import type { Page } from '@playwright/test'
import type { Provider } from '#tests/fakes/razorpay.ts'
import { pressOn } from './by-keyboard.ts'
import { signInAs } from './employers.ts'
import { expectGood } from './expect-good.ts'
import { expect } from './fixtures.ts'
import { expectMessage, refuse } from './messages.ts'
import { test } from './with-provider.ts'
import { routeOnce } from './routes.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const choose = (page: Page, name: string) => pressOn(page, button(page, name))
const help = (page: Page) => page.locator('.toast').getByRole('link', { name: 'Money deducted?' })

/** Checks the message of a failure, and its link to the status of the payment. */
async function expectFailure(page: Page, title: string, text: string): Promise<void> {
  await expectMessage(page, title, text)
  await expect(help(page)).toHaveAttribute('href', /^\/payment-help/)
}

type Sale = { readonly buy: string; readonly verify: string; readonly notStarted: string; readonly notVerified: string }

/** Makes a payment fail in every way. */
async function failEveryWay(page: Page, provider: Provider, { buy, verify, notStarted, notVerified }: Sale): Promise<void> {
  const initiate = 'Failed to initiate payment. Please try again.'
  provider.turn({ refuse: 502 })
  await choose(page, buy)
  await expectFailure(page, notStarted, initiate)
  provider.turn('take')
  const empty = { status: 200, body: '', contentType: 'text/javascript' }
  await routeOnce(page, '**/checkout.js', (route) => route.fulfill(empty))
  const fetched = page.waitForResponse('**/checkout.js')
  await choose(page, buy)
  // The message of the first failure says the same and may still be shown, and a busy button ignores presses.
  await fetched
  await expect(button(page, buy)).not.toHaveAttribute('aria-disabled')
  await expectFailure(page, notStarted, initiate)
  await choose(page, buy)
  await choose(page, 'Provider closes')
  await expectFailure(page, 'Payment Cancelled', 'Payment was cancelled by user.')
  await expect(help(page), 'it knows the order').toHaveAttribute('href', /reference=order_/)
  await choose(page, buy)
  await choose(page, 'Provider declines')
  await choose(page, 'Provider closes')
  await expectFailure(page, 'Payment Failed', 'The payment was declined. Nothing was paid.')
  await expect(help(page), 'it knows the order').toHaveAttribute('href', /reference=order_/)
  await refuse(page, `POST **${verify}`, 400, { message: 'No' })
  await choose(page, buy)
  await choose(page, 'Provider pays')
  await expectFailure(page, 'Payment Verification Failed', notVerified)
}

async function payPlan(page: Page, provider: Provider): Promise<void> {
  await page.goto('/employer-portal?tab=billing')
  // Another test may have bought a plan for this company.
  await pressOn(page, page.getByRole('link', { name: /^(See plans|Renew or change plan)$/ }))
  await expect(page.getByRole('heading', { name: /^Your plan: (Basic|Premium|Team 5)$/ })).toBeVisible()
  await failEveryWay(page, provider, {
    buy: 'Buy Team 5',
    verify: '/api/razorpay/verify-payment',
    notStarted: 'Payment Failed',
    notVerified: 'Please contact support if amount was deducted.',
  })
  // The page for it asks the provider, and grants what was paid.
  await pressOn(page, page.getByRole('link', { name: 'Find out what has become of it' }))
  await expect(page.getByRole('status').filter({ hasText: 'Paid' })).toContainText('₹4,499')
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { name: 'Your plan: Team 5' })).toBeVisible()
  await refuse(page, 'GET **/api/employer/billing', 500, { message: 'Away' })
  await choose(page, 'Buy Team 5')
  await choose(page, 'Provider pays')
  await expectMessage(page, 'Payment Successful', 'Your payment has been processed successfully.')
  await expectGood(page, 'provider-pricing')
}

async function payAddon(page: Page, provider: Provider): Promise<void> {
  await page.goto('/employer-portal/jobs')
  // This navigates as a link would, from a screen on which the content policy does not allow the provider.
  await page.evaluate(() => {
    history.pushState({}, '', '/employer-portal?tab=interviewer')
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  })
  await failEveryWay(page, provider, {
    buy: 'Upgrade',
    verify: '/api/billing/interviewer/verify',
    notStarted: 'Checkout Failed',
    notVerified: 'Please contact support if money was deducted.',
  })
  await choose(page, 'Upgrade')
  await choose(page, 'Provider pays')
  await expectMessage(page, 'Upgrade Successful', 'AI Voice Interviewer addon has been activated!')
  await expect(page.getByText(/^Your AI Voice Interviewer is active until /)).toBeVisible()
  await expectGood(page, 'provider-addon')
}

async function payAsSeeker(page: Page): Promise<void> {
  await page.goto('/pricing')
  await choose(page, 'Get CV Plus')
  await choose(page, 'Provider pays')
  await expectMessage(page, 'Payment Successful', 'Your payment has been processed successfully.')
  await page.goto('/settings#invoices')
  const receipt = page.getByRole('link', { name: /^PDF of RCT\// }).first()
  await expect(receipt).toBeVisible()
  const pdf = await page.request.get((await receipt.getAttribute('href')) ?? '')
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
}

/** Six purchases, each with dozens of presses of Tab. */
const atLength = 240_000

for (const [width, height, owner, other, seeker] of [
  [390, 844, 'newcomer', 'hospital', 'fresher'],
  [1440, 900, 'employer', 'newcomer', 'candidate'],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height } })

    test('an owner buys a plan, after every failure on the way', async ({ page, provider }) => {
      test.setTimeout(atLength)
      await signInAs(page, owner)
      await payPlan(page, provider)
    })

    test('an owner buys the add-on, after every failure on the way', async ({ page, provider }) => {
      test.setTimeout(atLength)
      await signInAs(page, other)
      await payAddon(page, provider)
    })

    test('a job seeker buys a plan and opens its receipt', async ({ page }) => {
      await signInAs(page, seeker)
      await payAsSeeker(page)
    })
  })
}
