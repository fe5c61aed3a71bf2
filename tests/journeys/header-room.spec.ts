import { demoSignIns } from '#app/server/demo/sign-ins.ts'
import { expect, test } from './fixtures.ts'

test('no page scrolls sideways on a phone, however narrow it is', async ({ page }) => {
  await page.goto('/terms-conditions')
  for (const width of [320, 360, 375, 384, 412]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} pixels`).toBe(width)
  }
})

test('letters of twice the size stay within the page, and the header leaves room for the content', async ({
  playwright,
  baseURL,
}) => {
  test.slow()
  const { launchOptions = {} } = test.info().project.use
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } })
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  for (const path of ['/', '/jobs', '/companies', '/auth', '/contact-us', '/salary-calculator', '/aisacv', '/cv-builder']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect.soft(await width(), path).toBe(390)
  }
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static')
  const { email, password } = demoSignIns.candidate
  await page.request.post('/api/auth/login', { data: { email, password } })
  for (const path of ['/', '/applications', '/saved-jobs', '/wishes', '/profile', '/settings', '/notifications', '/cv-builder']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect.soft(await width(), `signed in, ${path}`).toBe(390)
  }
  await page.request.post('/api/auth/login', { data: demoSignIns.employer })
  for (const path of ['', '/jobs', '/jobs/import', '/applicants?view=table', '/company', '/team', '/resumes']) {
    await page.goto(`/employer-portal${path}`, { waitUntil: 'networkidle' })
    expect.soft(await width(), `an employer, ${path}`).toBe(390)
  }
  await browser.close()
})

test('the sign-in links stay in the bar of the header', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/terms-conditions')
  const banner = page.getByRole('banner')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await banner.getByRole('link', { name: 'Employer Portal' }).focus()
  await page.keyboard.press('Shift+Tab')
  const last = banner.getByRole('link', { name: 'Employer Register' })
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport()
})
