import type { Locator, Page } from '@playwright/test'
import { demoSignIns } from '#app/server/demo/sign-ins.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { expectSteady, noteMoves } from './moves.ts'
import { signIn } from './people.ts'

type JobIds = { readonly id: string; readonly title: string; readonly company: string }

async function openJob(page: Page): Promise<JobIds> {
  const [job] = (await (await page.request.get('/api/jobs?q=nurse&limit=1')).json()) as JobIds[] // of its contract
  if (!job) throw new Error('the demo data has no nurses')
  await page.goto(`/jobs/${job.id}`)
  return job
}

const bar = (page: Page) => page.locator('.apply-bar')
const apply = (page: Page) => bar(page).getByRole('link', { name: /^Apply Now/ })
const save = (page: Page) => bar(page).getByRole('link', { name: /^Save/ })
type Edges = { readonly top: number; readonly bottom: number; readonly width: number; readonly height: number }
const edgesOf = async (thing: Locator): Promise<Edges> =>
  thing.evaluate((element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect()
    return { top, bottom, width, height }
  })

/** Similar jobs get their true height when they come near, so the end is reached in steps, as by a thumb. */
const expectFooterAboveBar = (page: Page) =>
  expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    expect((await edgesOf(page.locator('footer'))).bottom).toBeLessThanOrEqual((await edgesOf(bar(page))).top + 1)
  }).toPass({ timeout: 5_000 })

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const)
  test(`a phone of ${width}×${height} shows title, company, pay and the first words of a job, and the way to apply`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await noteMoves(page)
    const { title, company } = await openJob(page)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeInViewport({ ratio: 1 })
    await expect(main.getByText(company, { exact: true }).first()).toBeInViewport({ ratio: 1 })
    await expect(main.getByText(/a year$/).first()).toBeInViewport({ ratio: 1 })
    await expect(main.getByRole('heading', { name: 'About the job' })).toBeInViewport({ ratio: 1 })
    // The bar covers the bottom of the window, so the text must begin above it.
    const words = main.locator('h2:text-is("About the job") + p')
    expect((await edgesOf(words)).top).toBeLessThan((await edgesOf(bar(page))).top - 24)
    for (const link of [apply(page), save(page)]) {
      await expect(link).toBeInViewport({ ratio: 1 })
      expect((await edgesOf(link)).height).toBeGreaterThanOrEqual(44)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    // Content that is laid out late must not move the end of the page.
    await page.locator('footer summary').first().scrollIntoViewIfNeeded()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))))
    await expectSteady(page, 'a job')
  })

test('the bar stays while a phone scrolls, and covers nothing at the end', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openJob(page)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(apply(page)).toBeInViewport({ ratio: 1 })
  await expectFooterAboveBar(page)
  for (const name of [/^Share/, /^WhatsApp/]) {
    const control = page.getByRole('button', { name }).or(page.getByRole('link', { name }))
    const { width, height } = await edgesOf(control)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  await expectAccessible(page)
})

test('for a candidate the bar is above the tab bar, with the cover letter under Apply', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, demoSignIns.candidate.email, demoSignIns.candidate.password)
  const jobs = (await (await page.request.get('/api/jobs?limit=40')).json()) as JobIds[] // of its contract
  const applied = (await (await page.request.get('/api/applications/job-ids')).json()) as string[] // of its contract
  await page.goto(`/jobs/${jobs.find(({ id }) => !applied.includes(id))?.id}`)
  const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' })
  await expect(shortcuts).toBeVisible()
  const button = await edgesOf(bar(page).getByRole('button', { name: /^Apply Now/ }))
  const letter = await edgesOf(page.getByRole('button', { name: 'Apply with a Cover Letter' }))
  expect(button.bottom).toBeLessThanOrEqual(letter.top)
  expect(letter.bottom).toBeLessThanOrEqual((await edgesOf(shortcuts)).top)
  await expectFooterAboveBar(page)
})

test('a desktop shows the actions in one row, the facts, a comparison of the pay, and ratings of the company by applicants', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { id } = await openJob(page)
  const tops = await Promise.all([apply(page), save(page)].map(async (link) => (await link.boundingBox())?.y))
  expect(new Set(tops).size).toBe(1)
  await expect(bar(page)).toHaveCSS('position', 'static')
  const facts = page.locator('dl[aria-label="Facts"] dt')
  await expect(facts).toHaveText(['Experience', 'Type', 'Location', 'Posted', 'Apply before'])
  const { jobs, pay } = (await (await page.request.get(`/api/jobs/${id}/similar-pay`)).json()) as {
    jobs: number
    pay: object | null
  } // of its contract
  await expect(
    page.getByText(pay ? `Half of ${jobs} similar jobs` : 'Fewer than 8 similar jobs state their pay, so we do not compare.'),
  ).toBeVisible()
  const company = page.getByRole('complementary').getByRole('region').first()
  await expect(company).toContainText(/of 5 \(\d+ ratings?\)|Not rated yet/)
  await expect(company).toContainText(/Hires in /)
  await expectAccessible(page)
})

test('a job beside the list has the same facts, and nothing moves when the rest of it is loaded', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await noteMoves(page)
  await page.goto('/jobs?q=nurse')
  const open = page.getByRole('region', { name: 'Open job' })
  await expect(open.getByText(/Half of \d+ similar jobs|Fewer than 8 similar jobs/)).toBeVisible()
  await expect(open.locator('dt')).toContainText(['Experience', 'Type', 'Location', 'Posted', 'Apply before'])
  await expect(open.getByText(/Hires in /)).toBeAttached()
  await expectSteady(page, 'the job beside the list')
})
