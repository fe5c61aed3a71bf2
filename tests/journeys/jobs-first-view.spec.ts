import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

/** Returns how many cards are completely visible before anything is scrolled. */
async function wholeCards(page: Page): Promise<number> {
  return page
    .getByRole('article')
    .evaluateAll(
      (cards) =>
        cards.map((card) => card.getBoundingClientRect()).filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight).length,
    )
}

const heights = (page: Page): Promise<number[]> =>
  page.getByRole('article').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height))

for (const { width, height, least, most } of [
  { width: 1440, height: 900, least: 4, most: 150 },
  { width: 390, height: 844, least: 2, most: 200 },
  { width: 360, height: 640, least: 1, most: 200 },
  { width: 320, height: 640, least: 1, most: 200 },
])
  test(`the first view of the jobs shows ${least} or more whole jobs at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/jobs')
    expect(await wholeCards(page)).toBeGreaterThanOrEqual(least)
    expect(Math.max(...(await heights(page)))).toBeLessThanOrEqual(most)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

test('beside the list a desktop shows a whole job, and nothing moves when it appears', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      // The entry's own type is not in the library of types.
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/jobs')
  const open = page.getByRole('region', { name: 'Open job' })
  await expect(open.getByRole('link', { name: 'All jobs at' })).toBeAttached()
  await expect(open.getByRole('heading', { name: 'About the job' })).toBeInViewport()
  await expect(open.getByRole('link', { name: /^Apply Now/ })).toBeInViewport()
  const moved = await page.evaluate(() =>
    (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
  ) // set above
  expect(moved).toBe(0)
  await expectAccessible(page)
})

test('a card begins the description where it says something that the card does not show', async ({ page }) => {
  await page.goto('/jobs')
  for (const card of (await page.getByRole('article').all()).slice(0, 5)) {
    const title = await card.getByRole('heading', { level: 3 }).textContent()
    const line = await card
      .getByRole('paragraph')
      .filter({ has: page.getByRole('button', { name: /Read more/ }) })
      .textContent()
    expect(line).not.toContain(title)
  }
})

test('the total number of jobs is exact, and each page shows its position', async ({ page }) => {
  await page.goto('/jobs')
  const { jobs } = (await (await page.request.get('/api/jobs/figures')).json()) as { jobs: number } // of its contract
  const all = jobs.toLocaleString('en-IN')
  await expect(page.getByText(`${all} jobs`, { exact: true })).toBeVisible()
  await expect(page.getByText(`1–20 of ${all}`)).toBeVisible()
})

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`the claims are at least a screen away from every count of the jobs, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/jobs')
    const middle = async (text: string | RegExp): Promise<number> => {
      const box = await page.getByText(text, { exact: true }).boundingBox()
      return (box?.y ?? Number.NaN) + (box?.height ?? 0) / 2
    }
    const claim = await middle('50,000+')
    expect(claim - (await middle(/^[\d,]+ jobs$/))).toBeGreaterThan(height)
    expect((await middle(/^1–20 of [\d,]+$/)) - claim).toBeGreaterThan(height)
  })

test('on a phone the filters end with the number of jobs that match', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/jobs')
  await expect(page.getByLabel('Location')).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Location').fill('pune')
  await page.getByLabel('Experience').selectOption('mid')
  const total = (await page.request.get('/api/jobs?location=pune&experience=mid&limit=1')).headers()['x-total-count']
  const show = page.getByRole('button', { name: `Show ${total} jobs` })
  await expect(show).toBeInViewport()
  await expectAccessible(page)
  await show.click()
  await expect(page).toHaveURL('/jobs?location=pune&experience=mid')
  await expect(show).toBeHidden()
  await expect(page.getByText(`${total} jobs`, { exact: true })).toBeVisible()

  await expect(page.getByRole('link', { name: 'Mid level (3–5 years)' })).toBeVisible()
  await page.getByRole('link', { name: 'Remove Pune' }).click()
  await expect(page).toHaveURL('/jobs?experience=mid')
  await page.getByRole('button', { name: 'Filters (1)' }).click()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page).toHaveURL(/\/jobs\??$/)
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible()
})
