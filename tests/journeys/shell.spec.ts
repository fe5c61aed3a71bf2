import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const places = {
  Jobs: '/jobs',
  Companies: '/companies',
  'CV Builder': '/cv-builder',
  'Career Guidance': '/career-guidance',
  Blog: '/blog',
}
const doors = {
  'Candidate Login': '/api/login',
  'Candidate Register': '/auth?tab=register',
  'Employer Login': '/employer/login',
  'Employer Register': '/employer/login?tab=register',
  'Employer Portal': '/employer-portal',
}

const header = (page: Page) => page.getByRole('banner')

async function expectLinks(page: Page, links: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, href] of Object.entries(links))
    await expect(header(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
}

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop })

  test('the header has all links of a visitor and marks the current place', async ({ page }) => {
    await page.goto('/jobs')
    await expectLinks(page, { ...places, ...doors })
    await expect(header(page).getByRole('link', { name: 'Jobs' })).toHaveAttribute('aria-current', 'page')
    await expect(header(page).getByRole('link', { name: 'Login / Register' })).toBeHidden()
    await page.mouse.wheel(0, 4_000)
    await expect(header(page).getByRole('link', { name: 'Jobs' })).toBeInViewport()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the menu shows the places, closes when one is chosen, and on Escape', async ({ page }) => {
    await page.goto('/nowhere')
    await expectLinks(page, { 'Login / Register': '/api/login', Employers: '/employer-portal' })
    const toggle = page.getByRole('button', { name: 'Menu' })
    await expect(header(page).getByRole('link', { name: 'Jobs' })).toBeHidden()
    await toggle.click()
    await expectLinks(page, places)
    await page.keyboard.press('Escape')
    await expect(header(page).getByRole('link', { name: 'Jobs' })).toBeHidden()
    await toggle.click()
    await header(page).getByRole('link', { name: 'Jobs' }).click()
    await expect(page).toHaveURL('/jobs')
    await expect(header(page).getByRole('link', { name: 'Jobs' })).toBeHidden()
  })

  test('nothing is wider than the narrowest phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of ['/nowhere', '/', '/jobs', `/jobs?q=${'w'.repeat(150)}`]) {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
    }
  })

  test('without a script the menu opens all the same', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone, ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    await page.goto('/nowhere')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expectLinks(page, places)
    await context.close()
  })
})

test('an unknown path says so, with status 404 and a link home', async ({ page }) => {
  const answer = await page.goto('/nowhere')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  await expect(page).toHaveTitle(/^404 Page Not Found/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(page).toHaveURL('/')
})

test('a new screen opens at its top with the focus on its heading, and Back restores the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/nowhere')
  await page.getByRole('contentinfo').locator('summary', { hasText: 'For candidates' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Browse jobs' }).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(100)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Browse jobs' }).click()
  await expect(page).toHaveURL('/jobs')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('the header can be skipped by keyboard', async ({ page }) => {
  await page.goto('/nowhere')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('if a screen cannot be loaded, the header stays and trying again is offered', async ({ page }) => {
  await page.goto('/companies')
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
  await page
    .getByRole('link', { name: /^Company Profile/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not reach Pasand')
  await expect(header(page).getByRole('link', { name: 'Jobs' })).toBeVisible()
  await page.unroute('**/api/**')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('We could not reach Pasand')
})

test('the CV site has its own name, and every unknown path of it leads to its start', async ({ page, baseURL }) => {
  const cv = new URL(baseURL ?? '')
  cv.hostname = 'cv.localhost'
  await page.goto(new URL('/jobs', cv).href)
  await expect(page).toHaveURL(cv.href)
  await expect(header(page).getByRole('link', { name: 'Aisa CV' })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', cv.href)
  expect(await page.evaluate(async () => (await fetch('/api/health')).status)).toBe(200)
  await expectAccessible(page)
})

test('Back leads to the screen before also after a full page load', async ({ page }) => {
  await page.goto('/companies')
  await page.goto('/contact-us')
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/companies')
})
