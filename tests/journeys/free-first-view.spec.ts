import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { goTo } from './cv-typing.ts'
import { expect, test } from './fixtures.ts'
import { registerAndSignIn } from './people.ts'
import { onSister } from './sister.ts'

/** Records every layout shift, also those caused by a key press. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: unknown[] = []
    Reflect.set(window, 'shifts', shifts)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[] = Reflect.get(entry, 'sources')
        const what = sources.map(({ node, previousRect: from, currentRect: to }) => [node?.outerHTML?.slice(0, 120), from, to])
        shifts.push({ by: Reflect.get(entry, 'value'), what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).click()
  await page.keyboard.type(text, { delay: 60 })
  await pause(page)
}

/** Waits longer than the delays after which the text is stored, a step of undo is made, the preview is rendered and deferred code is loaded. */
async function pause(page: Page): Promise<void> {
  await page.clock.fastForward(2_500)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** Returns true if the field can be seen and tapped without scrolling. */
async function isUncovered(page: Page, label: string): Promise<boolean> {
  return page.getByLabel(label).evaluate((field) => {
    const { left, top, bottom, width } = field.getBoundingClientRect()
    const isHit = (y: number): boolean => document.elementFromPoint(left + width / 2, y) === field
    return isHit(top + 2) && isHit(bottom - 2)
  })
}

const places = [
  ['the main site', '/aisacv', 390, 844],
  ['the CV site', '/', 390, 844],
  ['the main site', '/aisacv', 1440, 900],
  ['the CV site', '/', 1440, 900],
  ['an account', '/cv-builder', 390, 844],
  ['an account', '/cv-builder', 1440, 900],
] as const

for (const [site, path, width, height] of places)
  test(`the first field is in the first view, and nothing moves while it is typed into (${site}, ${width})`, async ({
    page,
    baseURL,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    if (site === 'an account') await registerAndSignIn(page)
    await watchShifts(page)
    await page.clock.install()
    await page.goto(path === '/' ? onSister(baseURL, path) : path)
    await expect(page.getByLabel('Full name')).toBeVisible({ timeout: 30_000 })
    await pause(page)
    expect(await isUncovered(page, 'Full name')).toBe(true)
    const yOf = async () => (await page.getByLabel('Full name').boundingBox())?.y
    const before = await yOf()
    await page.evaluate(() => Reflect.get(window, 'shifts').splice(0))
    await type(page, 'Full name', 'Meera Nair')
    await type(page, 'Email', 'meera@')
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
    expect(await yOf()).toBe(before)
    const invitation = page.getByRole('button', { name: width < 900 ? 'Have a CV? Import it' : 'Import a CV' })
    await expect(invitation.first()).toBeVisible()
    await goTo(page, 'Summary')
    await expect(page.getByText(/^(Already have a CV\?|Have a CV\? Import it)/)).toHaveCount(0)
    await expectAccessible(page)
  })

test('on a phone the import takes one line in the bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/aisacv')
  const link = page.getByRole('button', { name: 'Have a CV? Import it' })
  await expect(link).toBeVisible({ timeout: 30_000 })
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await link.click()
  await expect(page.getByRole('dialog', { name: 'Import a CV' })).toBeVisible()
})
