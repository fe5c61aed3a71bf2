/** The payment demo with the keys of a provider, and on a public server without keys, each on its own server. */
import type { Page } from '@playwright/test'
import { ownPort } from '#tests/support/own-port.ts'
import { publicEnvironment } from '#tests/support/public-config.ts'
import { signInAs } from './employers.ts'
import { expectGood } from './expect-good.ts'
import { expect } from './fixtures.ts'
import { expectMessage } from './messages.ts'
import { served, test } from './with-provider.ts'
import { routeOnce } from './routes.ts'

const payOf = (page: Page) => page.getByRole('button', { name: /^Pay/ })
const choose = (page: Page, name: string) => page.getByRole('button', { name }).click()
const failed = (page: Page) => expectMessage(page, 'Payment Failed', 'There was an error processing your payment.')

test('the checkout of the provider is loaded at the payment, and its result is shown', async ({ page, provider, address }) => {
  const scripts: string[] = []
  const before = provider.orders.size
  page.on('request', (request) => scripts.push(...(request.url().endsWith('/checkout.js') ? [request.url()] : [])))
  await page.goto(`${address}/razorpay-demo`)
  await expect(page.getByText('Test mode: no money moves')).toBeVisible()
  await page.getByLabel('Amount').fill('250')
  await page.getByLabel('Description').fill('Chai')
  await page.getByLabel('Customer name').fill('Meera Nair')
  await page.getByLabel('Customer email').fill('meera@example.in')
  expect(scripts).toEqual([])
  await payOf(page).click()
  const shown = 'rzp_test_pasand | 25000 | INR | Pasand | Chai | Meera Nair | meera@example.in | #2563eb'
  await expect(page.getByText(shown)).toBeVisible()
  const options = await page.locator('dialog[data-options]').getAttribute('data-options')
  expect(JSON.parse(options ?? ''), 'UPI collect is not offered').toMatchObject({
    config: { display: { hide: [{ method: 'upi', flows: ['collect'] }] } },
    callback_url: `${address}/payment-callback`,
    redirect: false,
  })
  await choose(page, 'Provider declines')
  await choose(page, 'Provider closes')
  await failed(page)
  await payOf(page).click()
  await choose(page, 'Provider closes')
  await expectMessage(page, 'Payment Cancelled', 'Payment was cancelled by user.')
  await payOf(page).click()
  await choose(page, 'Provider pays')
  await expectMessage(page, 'Payment Successful!', 'Payment ID: pay_')
  expect(scripts, 'once in a page').toHaveLength(1)
  expect(provider.orders.size - before).toBe(3)
})

test('an unavailable provider and a missing script are reported, and the next try may succeed', async ({
  page,
  provider,
  address,
}) => {
  await page.goto(`${address}/razorpay-demo`)
  provider.turn({ refuse: 502 })
  await payOf(page).click()
  await failed(page)
  await expect(page.getByText('Payments are not available at the moment. Please try again later.')).toBeVisible()
  provider.turn('take')
  await routeOnce(page, '**/checkout.js', (route) => route.fulfill({ status: 200, body: '', contentType: 'text/javascript' }))
  await payOf(page).click()
  await failed(page)
  await payOf(page).click()
  await choose(page, 'Provider pays')
  await expectMessage(page, 'Payment Successful!', 'Payment ID: pay_')
})

const userAgent = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 Instagram 310.0'

for (const width of [390, 1440]) {
  test(`a browser inside an app leaves the page to pay, and comes back to the status of the payment, ${width} pixels wide`, async ({
    browser,
    address,
  }) => {
    const context = await browser.newContext({ userAgent, viewport: { width, height: 844 }, baseURL: address })
    const page = await context.newPage()
    await signInAs(page, 'fresher')
    await page.goto('/pricing?for=seekers')
    await choose(page, 'Get CV Plus')
    await expect(page).toHaveTitle('Provider')
    await choose(page, 'Provider pays')
    await expect(page).toHaveURL(/\/payment-help\?reference=order_/)
    await expect(page.getByRole('status').filter({ hasText: 'Paid' })).toContainText('What you bought is active.')
    await expectGood(page, 'payment-callback')
    await context.close()
  })
}

test('the content policy allows the provider only on screens that pay, also when they are opened from another screen', async ({
  page,
  provider,
  address,
}) => {
  const policyOf = async (screen: string) => (await page.request.get(address + screen)).headers()['content-security-policy'] ?? ''
  const { origin } = new URL(provider.env['RAZORPAY_CHECKOUT_URL'] ?? '')
  const opened = `script-src 'self' ${origin} 'nonce-`
  for (const paying of ['/razorpay-demo', '/pricing']) expect(await policyOf(paying), paying).toContain(opened)
  for (const other of ['/', '/jobs', '/contact-us', '/payment-help', '/admin/login']) {
    expect(await policyOf(other), other).not.toContain(origin)
  }
  await signInAs(page, 'employer')
  for (const paying of ['/pricing?for=employers', '/employer-portal?tab=interviewer']) {
    expect(await policyOf(paying), paying).toContain(opened)
  }
  for (const other of ['/employer-portal/jobs', '/employer-portal/company', '/payment-help']) {
    expect(await policyOf(other), other).not.toContain(origin)
  }
  await page.context().clearCookies()
  await page.goto(`${address}/contact-us`)
  // The screen must be hydrated, because before that the browser itself would follow the link.
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
  // This navigates as a link to the screen would.
  await page.evaluate(() => {
    history.pushState({}, '', '/razorpay-demo')
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  })
  await payOf(page).click()
  await choose(page, 'Provider pays')
  await expectMessage(page, 'Payment Successful!', 'Payment ID: pay_')
})

test('a public server without keys says that payments are off before anything is typed', async ({ page }) => {
  const port = String(await ownPort())
  const env = { ...publicEnvironment, PORT: port, RATE_LIMIT: 'on' }
  await served(env, async () => {
    await page.goto(`http://127.0.0.1:${port}/razorpay-demo`)
    await expect(page.getByRole('alert')).toContainText('Payments are turned off on this site')
    await expect(page.getByLabel('Amount')).toHaveValue('100')
    await expect(payOf(page)).toBeDisabled()
    // The page is left, because its later requests would find no server.
    await page.goto('about:blank')
  })
})
