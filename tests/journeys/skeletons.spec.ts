import type { Locator, Page, Route } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectSteady, noteMoves } from './moves.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Delays the next response until the returned function is called. */
async function holdBack(page: Page, url: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isHeld = true
  await page.route(url, async (route) => {
    if (isHeld) held.push(route)
    else await route.continue()
  })
  return async () => {
    isHeld = false
    await Promise.all(held.map((route) => route.continue()))
  }
}

const waiting = (page: Page) => page.locator('[data-waiting]')

test('a screen that loads slowly shows its heading and a skeleton, and nothing moves when it is loaded', async ({ page }) => {
  await noteMoves(page)
  await page.goto('/contact-us')
  await page.evaluate(() => scrollTo(0, 400))
  const letGo = await holdBack(page, /\/api\/companies\?/)
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/companies"]')?.click())
  await expect(waiting(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  // Screen readers announce the loading once; the skeleton itself is hidden from them.
  await expect(page.locator('[aria-live=polite]', { hasText: 'Loading the page' })).toHaveCount(1)
  await expect(waiting(page).locator('> [aria-hidden=true]')).toHaveCount(1)
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  await letGo()
  await expect(waiting(page)).toHaveCount(0)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(heading)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectSteady(page, 'from a skeleton to its screen')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`the list of jobs replaces a skeleton of the same shape, ${viewport.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/contact-us')
    const letGo = await holdBack(page, /\/api\/jobs\?/)
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/jobs"]')?.click())
    await expect(waiting(page)).toBeVisible()
    const places = async (cards: Locator) => ({
      heading: await page.getByRole('heading', { level: 1 }).boundingBox(),
      first: await cards.first().boundingBox(),
    })
    const before = await places(waiting(page).locator('.bg-card'))
    await letGo()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(waiting(page)).toHaveCount(0)
    const after = await places(page.getByRole('article'))
    expect(after.heading).toEqual(before.heading)
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs((after.first?.[side] ?? 0) - (before.first?.[side] ?? 0)), side).toBeLessThanOrEqual(8)
  })

test('a navigation that is cancelled leaves the previous screen as it was', async ({ page }) => {
  await page.goto('/contact-us')
  await page.getByLabel('Subject').fill('My CV')
  const letGo = await holdBack(page, /\/api\/companies\?/)
  const field = page.getByLabel('Subject')
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/companies"]')?.click())
  await expect(waiting(page)).toBeVisible()
  await expect(field).toBeHidden()
  // After Back before the response, the form is as it was left.
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('header a[href="/contact-us"], footer a[href="/contact-us"]')?.click(),
  )
  await expect(field).toHaveValue('My CV')
  await expect(field).toBeFocused()
  await expect(waiting(page)).toHaveCount(0)
  await letGo()
})

test('with reduced motion the skeleton is not animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/contact-us')
  await holdBack(page, /\/api\/companies\?/)
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/companies"]')?.click())
  await expect(waiting(page)).toBeVisible()
  const bar = waiting(page).locator('.animate-pulse').first()
  await expect(bar).toHaveCSS('animation-iteration-count', '1')
})
