/** Typed text may have no space for a hundred characters, and may run from right to left. */
import type { Page } from '@playwright/test'
import { demoSignIns } from '#app/server/demo/sign-ins.ts'
import { inBothSizes } from './expect-good.ts'
import { expect, test } from './fixtures.ts'
import { partsBeyondTheWindow } from './parts-beyond-the-window.ts'
import { signIn } from './people.ts'

const endless = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3)
const written = ['title', 'company', 'location', 'description', 'industry', 'reason', 'coverLetter', 'body']
const inEnglish = Object.fromEntries(written.map((field) => [field, endless]))
const inUrdu = {
  title: 'سینئر نرس',
  company: 'حیدرآباد ہسپتال',
  location: 'حیدرآباد، تلنگانہ',
  description: 'ہمیں نرس کی ضرورت ہے۔',
}

// A call may still be in progress.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** Replaces these fields in all later responses of the server. */
async function rewrite(page: Page, words: Readonly<Record<string, string>>): Promise<void> {
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const text = await response.text()
    const replaced = JSON.stringify(JSON.parse(text), (key, value: unknown) =>
      typeof value === 'string' && key in words ? words[key] : value,
    )
    await route.fulfill({ response, body: replaced })
  })
}

/** Navigates inside the page, as a link would, and waits until the screen before is gone: it may show the same words. */
async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('main h1')?.setAttribute('data-before', '')
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)
  await expect(page.locator('main h1:not([data-before])').first()).toBeVisible()
}

/** Returns the paths on which Asha sees these words. */
async function placesSaying(words: Readonly<Record<string, string>>, page: Page): Promise<string[]> {
  await signIn(page, demoSignIns.candidate.email, demoSignIns.candidate.password)
  const [job] = await (await page.request.get('/api/jobs?limit=1')).json()
  const [, application] = await (await page.request.get('/api/applications/my-applications')).json()
  await page.goto('/terms-conditions', { waitUntil: 'networkidle' })
  await rewrite(page, words)
  return [
    '/',
    '/jobs?q=engineer',
    `/jobs/${job.id}`,
    '/saved-jobs',
    '/applications',
    `/applications/${application.id}`,
    '/wishes',
  ]
}

test('a very long word stays inside the page in both sizes', async ({ page }) => {
  const places = await placesSaying(inEnglish, page)
  for (const place of places) {
    await goWithin(page, place)
    await inBothSizes(page, async (width) => {
      await expect(page.getByRole('main').getByText(endless).first()).toBeVisible()
      // This polls, because at first the page still has the layout of the previous window.
      await expect.poll(() => page.evaluate(partsBeyondTheWindow), `${place} at ${width}`).toEqual([])
    })
  }
})

test('the confirmation before an application is withdrawn shows every word of the job', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await placesSaying(inEnglish, page)
  await goWithin(page, '/applications')
  await page
    .getByRole('button', { name: /^Withdraw/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw this application?' })
  await expect(dialog).toContainText(endless)
  expect(await dialog.locator('p').evaluateAll((texts) => texts.every((text) => text.scrollWidth <= text.clientWidth))).toBe(true)
})

test('a title of many lines does not touch the badge below it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await placesSaying(inEnglish, page)
  await goWithin(page, '/')
  const row = page
    .getByRole('listitem')
    .filter({ hasText: /Urgent|New/ })
    .filter({ hasText: endless })
    .first()
  await expect(row).toBeVisible()
  const [titleEnd, badgeStart] = await row.evaluate((item) => {
    const range = document.createRange()
    range.selectNodeContents(item.querySelector('a') ?? item)
    const badge = item.querySelector('p:has(a) + span')
    return [range.getBoundingClientRect().bottom, badge?.getBoundingClientRect().top ?? 0]
  })
  expect(badgeStart).toBeGreaterThanOrEqual(titleEnd)
})

test('the pay keeps its order beside a place in Urdu, and a text in Urdu begins at the right', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await placesSaying(inUrdu, page)
  await goWithin(page, '/wishes')
  const line = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: inUrdu.location })
    .getByRole('paragraph')
    .filter({ hasText: /₹\d/ })
    .first()
  await expect(line).toBeVisible()
  const [sign = 0, digit = 0] = await line.evaluate((paragraph) => {
    const pay = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
    while (pay.nextNode()) if (pay.currentNode.nodeValue?.includes('₹')) break
    const at = pay.currentNode.nodeValue?.indexOf('₹') ?? 0
    return [at, at + 1].map((place) => {
      const range = document.createRange()
      range.setStart(pay.currentNode, place)
      range.setEnd(pay.currentNode, place + 1)
      return range.getBoundingClientRect().left
    })
  })
  expect(sign).toBeLessThan(digit)
  await goWithin(page, '/jobs')
  const text = page.getByRole('article').getByText(inUrdu.description).first()
  await expect(text).toBeVisible()
  const gaps = await text.evaluate((paragraph) => {
    const range = document.createRange()
    range.selectNodeContents(paragraph)
    const [inner, outer] = [range.getBoundingClientRect(), paragraph.getBoundingClientRect()]
    return { left: inner.left - outer.left, right: outer.right - inner.right }
  })
  expect(gaps.right).toBeLessThan(2)
  expect(gaps.left).toBeGreaterThan(20)
})
