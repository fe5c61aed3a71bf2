import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

async function signInAsAsha(page: Page): Promise<void> {
  const asha = { email: 'asha@pasand.example', password: 'namaste-pasand' }
  expect((await page.request.post('/api/auth/login', { data: asha })).status()).toBe(200)
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' })

/** Returns the number of items that are completely between the top of the window and the bar. */
async function wholeInView(items: Locator, page: Page): Promise<number> {
  const hasBar = (await bar(page).count()) > 0
  const foot = (hasBar && (await bar(page).boundingBox())?.y) || 844
  const boxes = await Promise.all((await items.all()).map((item) => item.boundingBox()))
  return boxes.filter((box) => box && box.y >= 0 && box.y + box.height <= foot).length
}

test('the list of applications begins with applications', async ({ page }) => {
  await signInAsAsha(page)
  await page.goto('/applications')
  await expect(bar(page)).toBeVisible()
  expect(await wholeInView(page.getByRole('article'), page)).toBeGreaterThanOrEqual(2)
  const counts = page.getByRole('navigation', { name: 'Applications by status' }).getByRole('link')
  const tops = await counts.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expect(page.getByRole('main').locator('summary')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('searchbox')).toBeHidden()
  await expect(page.getByRole('button', { name: /^Withdraw/ }).first()).toBeVisible()
  await expectAccessible(page)
})

const owned = ['/applications', '/saved-jobs', '/profile', '/settings', '/wishes', '/cv-builder', '/notifications']
const visible = (page: Page) =>
  page.locator('a:visible').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

test('everything a candidate owns is at most two taps away, from every screen', async ({ page }) => {
  test.slow()
  await signInAsAsha(page)
  const [job] = await (await page.request.get('/api/jobs?limit=1')).json()
  await page.goto('/profile')
  const fromProfile = await visible(page)
  for (const path of ['/', '/jobs', `/jobs/${job.id}`, '/companies', '/salary-calculator', '/blog', '/nowhere', ...owned]) {
    await page.goto(path)
    await expect(bar(page).getByRole('link'), path).toHaveText([/^Home$/, /^Jobs$/, /^Applications/, /^Saved$/, /^Me$/])
    const first = await visible(page)
    expect(first, path).toContain('/profile')
    expect(
      owned.filter((to) => !first.includes(to) && !fromProfile.includes(to)),
      path,
    ).toEqual([])
  }
})

test('the tab bar is 56 pixels high, marks the current place, covers nothing, and is not printed', async ({ page }) => {
  await signInAsAsha(page)
  await page.goto('/cv-builder')
  await expect(bar(page)).toBeVisible()
  const box = await bar(page).boundingBox()
  expect(box).toEqual({ x: 0, y: 844 - 56, width: 390, height: 56 })
  const next = await page.getByRole('button', { name: 'Next' }).boundingBox()
  expect((next?.y ?? 844) + (next?.height ?? 0)).toBeLessThanOrEqual(844 - 56)
  await bar(page).getByRole('link', { name: 'Me', exact: true }).click()
  await expect(page).toHaveURL('/profile')
  await expect(bar(page).locator('[aria-current=page]')).toHaveText('Me')
  await page.emulateMedia({ media: 'print' })
  await expect(bar(page)).toBeHidden()
})

test('the footer is collapsed and about 300 pixels high, also without a script', async ({ browser, baseURL }) => {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ javaScriptEnabled: false, viewport, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/companies')
  const footer = page.getByRole('contentinfo')
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(320)
  await expect(footer.getByRole('link', { name: 'Pricing' })).toBeHidden()
  await footer.locator('summary', { hasText: 'For employers' }).click()
  await expect(footer.getByRole('link', { name: 'Pricing' })).toBeVisible()
  await context.close()
})

test('Home, Back and the heading share one line', async ({ page }) => {
  await page.goto('/companies')
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  const back = await page.getByRole('navigation', { name: 'Way out' }).boundingBox()
  expect(Math.abs((heading?.y ?? 0) + (heading?.height ?? 0) / 2 - (back?.y ?? 0) - (back?.height ?? 0) / 2)).toBeLessThan(4)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '24px')
})

test('the landing page has the search at once, and jobs after one scroll by thumb', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByLabel('Search jobs')).toBeInViewport({ ratio: 1 })
  await expect(main.getByRole('button', { name: 'Search', exact: true })).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => scrollTo(0, 844))
  expect(await wholeInView(main.locator('li > a[href*="/jobs/"]'), page)).toBeGreaterThanOrEqual(3)
  await expectAccessible(page)
})

for (const [how, width, height, letters] of [
  ['letters of twice the size', 390, 844, '200%'],
  ['a page zoomed to 200%', 195, 422, '100%'],
  ['letters of twice the size on the smallest phone', 320, 640, '200%'],
] as const)
  test(`with ${how} the bar covers nothing, and its words do not run into each other`, async ({ page }) => {
    await signInAsAsha(page)
    await page.setViewportSize({ width, height })
    await page.goto('/applications')
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters)
    await expect(bar(page)).toHaveCSS('position', 'static')
    const boxes = await bar(page)
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => {
          const words = document.createRange()
          // The dot is left out, because its text is visually hidden.
          const text = [...link.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)
          words.selectNode(text ?? link)
          const { left, right, top } = words.getBoundingClientRect()
          return { left, right, top }
        }),
      )
    expect(boxes).toHaveLength(5)
    for (const [at, box] of boxes.entries()) {
      expect(box.left).toBeGreaterThanOrEqual(0)
      expect(box.right).toBeLessThanOrEqual(width)
      const next = boxes[at + 1]
      if (next && Math.abs(next.top - box.top) < 10) expect(box.right).toBeLessThanOrEqual(next.left)
    }
    const end = await page.evaluate(() => {
      const foot = document.querySelector('.tab-bar')?.getBoundingClientRect()
      return (foot?.bottom ?? 0) + scrollY - document.documentElement.scrollHeight
    })
    expect(Math.abs(end)).toBeLessThanOrEqual(1)
  })
