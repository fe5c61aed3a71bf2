import { expect, test } from './fixtures.ts'

test('no phone has to be pushed sideways, however narrow it is', async ({ page }) => {
  await page.goto('/terms-conditions')
  for (const width of [320, 360, 375, 384, 412]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} pixels`).toBe(width)
  }
})

test('twice as large letters stay within the page, and leave it room', async ({ playwright, baseURL }) => {
  const { launchOptions = {} } = test.info().project.use
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } })
  await page.goto('/companies')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static')
  await browser.close()
})

test('the keyboard focus is never on a hidden link of the header', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/terms-conditions')
  const door = page.getByRole('banner').getByRole('link', { name: 'Employer Register' })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(door).not.toBeInViewport()
  await page.getByRole('banner').getByRole('link', { name: 'Pasand' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(door).toBeFocused()
  await expect(door).toBeInViewport()
})
