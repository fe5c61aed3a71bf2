/** On a phone the corner button of the assistant covers no button and no field, and at the end of a page no link either. */
import type { Page } from '@playwright/test'
import { signInAs } from './employers.ts'
import { expect, test } from './fixtures.ts'

/** Returns the buttons, fields and links behind the corner, except cards that are links as a whole: these can be pressed beside the corner. */
function covered(kinds: string): string[] {
  const corner = document.querySelector('.chat-corner')
  if (!corner) return ['there is no corner']
  const box = corner.getBoundingClientRect()
  const isCovered = (part: Element): boolean =>
    [...part.getClientRects()].some(
      ({ left, right, top, bottom }) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    )
  return [...document.querySelectorAll(kinds)]
    .filter((part) => !corner.contains(part) && part.checkVisibility({ visibilityProperty: true }) && part.clientHeight <= 80)
    .filter((part) => isCovered(part))
    .map((part) => part.outerHTML.slice(0, 120))
}

const buttonsAndFields = '.button, input, select, textarea'
const anyControl = 'a, button, input, select, textarea, summary'

async function expectFree(page: Page, kinds: string, at: string): Promise<void> {
  await expect.soft.poll(() => page.evaluate(covered, kinds), at).toEqual([])
}

async function look(page: Page, screens: readonly string[]): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const screen of screens) {
    await page.goto(screen)
    await page.getByRole('button', { name: 'Ask Puja, the AI assistant' }).waitFor()
    await expectFree(page, buttonsAndFields, `the first view of ${screen}`)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expectFree(page, anyControl, `the end of ${screen}`)
  }
}

test('visitors can press everything in the first view and in the last', async ({ page }) => {
  test.slow()
  await look(page, [
    '/',
    '/jobs',
    '/jobs?q=nurse',
    '/cv-builder',
    '/auth',
    '/register',
    '/aisacv',
    '/recruiter-feedback',
    '/contact-us',
  ])
})

test('candidates can press everything in the first view and in the last', async ({ page }) => {
  test.slow()
  await signInAs(page, 'candidate')
  await look(page, ['/', '/jobs', '/cv-builder', '/profile', '/applications', '/saved-jobs', '/wishes'])
})

for (const width of [360, 390])
  test(`the corner covers nothing of a dense list at ${width} px, and can be pressed`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 780 })
    await page.goto('/jobs')
    const corner = page.getByRole('button', { name: 'Ask Puja, the AI assistant' })
    await corner.waitFor()
    for (let top = 900; top < 3_500; top += 217) {
      await page.evaluate((to) => scrollTo(0, to), top)
      await expectFree(page, anyControl, `${top} px below the top`)
    }
    expect((await corner.boundingBox())?.width).toBeGreaterThanOrEqual(28)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await corner.click()
    await expect(
      page
        .getByRole('dialog', { name: /Puja/ })
        .or(page.getByRole('complementary', { name: /Puja/ }))
        .first(),
    ).toBeVisible()
  })

test('a field that is focused is not behind the corner, and the corner is 44 px high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/aisacv')
  const corner = page.getByRole('button', { name: 'Ask Puja, the AI assistant' })
  expect((await corner.boundingBox())?.height).toBe(44)
  for (const field of ['Full name', 'Phone number', 'LinkedIn']) {
    await page.getByLabel(field).focus()
    await expectFree(page, buttonsAndFields, field)
  }
})

test('the corner looks up few points of a long list', async ({ page }) => {
  await page.addInitScript(() => {
    const ask = document.elementsFromPoint.bind(document)
    document.elementsFromPoint = (x, y) => {
      document.documentElement.dataset['points'] = String(Number(document.documentElement.dataset['points'] ?? 0) + 1)
      return ask(x, y)
    }
  })
  await page.goto('/jobs')
  await page.getByRole('button', { name: 'Ask Puja, the AI assistant' }).waitFor()
  const points = (): Promise<number> => page.evaluate(() => Number(document.documentElement.dataset['points'] ?? 0))
  await page.setViewportSize({ width: 390, height: 780 })
  const before = await points()
  await page.evaluate(() => scrollTo(0, 900))
  await expect.poll(points, 'it was measured').toBeGreaterThan(before)
  expect((await points()) - before).toBeLessThan(60)
})
