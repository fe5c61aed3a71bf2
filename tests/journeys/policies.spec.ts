import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

const pages = [
  ['/privacy-policy', 'Privacy Policy', 6],
  ['/terms-conditions', 'Terms and Conditions', 8],
  ['/cancellation-refund', 'Cancellation and Refund', 6],
  ['/shipping-delivery', 'Shipping and Delivery', 6],
] as const

test('each policy is complete without scripts, on a phone and on a wide screen', async ({ browser }) => {
  for (const width of [390, 1440]) {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 800 } })
    const page = await context.newPage()
    for (const [path, title, sections] of pages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.locator('article h2')).toHaveCount(sections)
      await page.getByRole('navigation', { name: 'Sections' }).getByRole('link').last().click()
      await expect(page.locator('article h2').last()).toBeInViewport()
      await expect(page.getByRole('article').getByRole('link', { name: 'support@pasand.example' })).toBeVisible()
    }
    await context.close()
  }
})

test('a policy can be read by everyone', async ({ page }) => {
  await page.goto('/cancellation-refund')
  await expect(page.getByText('All premium purchases are final.')).toBeVisible()
  await expectAccessible(page)
})

test('a page has one URL, however it was typed', async ({ page }) => {
  const [{ id }] = await (await page.request.get('/api/jobs?limit=1')).json()
  for (const [written, meant] of [
    ['/Terms-Conditions/?from=mail', '/terms-conditions'],
    [`/jobs/${id.toUpperCase()}/`, `/jobs/${id}`],
    ['/', '/'],
  ] as const) {
    const text = await (await page.request.get(written)).text()
    expect(/rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(text)?.[1]).toBe(meant)
  }
})
