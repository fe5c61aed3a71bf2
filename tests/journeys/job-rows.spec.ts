import type { Locator, Page } from '@playwright/test'
import { englishCv } from '../factories/a-cv.ts'
import { demoSignIns } from '#app/server/demo/sign-ins.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { signIn, signInAsNew } from './people.ts'

const pay = /₹[\d.]+(K|L|Cr)|Salary not stated/

/** Every list of jobs, with its rows. */
const lists: readonly (readonly [string, string, (page: Page) => Locator])[] = [
  ['recommended jobs', '/', (page) => under(page, 'Recommended jobs')],
  ['matches of wishes at home', '/', (page) => under(page, 'Matches for your wishes')],
  ['matches of each wish', '/wishes', (page) => page.getByRole('region', { name: 'Wishes' }).locator('ul ul > li')],
  ['urgent jobs', '/jobs', (page) => page.getByRole('region', { name: 'Urgent hiring' }).getByRole('listitem')],
  ['similar jobs', 'a job', (page) => page.getByRole('region', { name: 'Similar jobs' }).getByRole('listitem')],
  ['jobs of a company', 'a company', (page) => page.locator('#open-jobs').getByRole('listitem')],
]

const under = (page: Page, heading: string): Locator =>
  page.getByRole('heading', { name: heading }).locator('xpath=../..').getByRole('listitem')

/** Returns the URL of the first page of this kind in the demo data. */
async function addressOf(page: Page, place: string): Promise<string> {
  if (place === 'a job') return `/jobs/${(await (await page.request.get('/api/jobs?q=nurse&limit=1')).json())[0].id}`
  if (place === 'a company') return `/companies/${(await (await page.request.get('/api/companies?limit=1')).json())[0].id}`
  return place
}

for (const width of [1440, 390])
  test(`in every list of jobs the pay is shown, and jobs can be saved and applied for, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await signIn(page, demoSignIns.candidate.email, demoSignIns.candidate.password)
    for (const [name, place, rowsOf] of lists) {
      await page.goto(await addressOf(page, place))
      const rows = rowsOf(page)
      await expect(rows.first(), name).toBeVisible()
      for (const row of await rows.all()) {
        await expect(row, name).toContainText(pay)
        await expect(row.getByRole('button', { name: /^(Apply Now|Applied): / }), name).toHaveCount(1)
        await expect(row.getByRole('button', { name: /^Save / }), name).toHaveCount(1)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0)
    }
  })

test('saved jobs show the pay, and can be applied for or removed', async ({ page }) => {
  await signIn(page, demoSignIns.candidate.email, demoSignIns.candidate.password)
  await page.goto('/saved-jobs')
  const rows = page.getByRole('list', { name: 'Saved jobs' }).getByRole('listitem')
  for (const row of await rows.all()) {
    await expect(row).toContainText(pay)
    await expect(row.getByRole('button', { name: /^Remove / })).toHaveCount(1)
  }
  await expect(rows.getByRole('button', { name: /^(Apply Now|Applied): / })).not.toHaveCount(0)
})

test('the answer rate of a company, with the number of applications, is on the card of a job, its row and the card of the company', async ({
  page,
}) => {
  const counted = /\d+% answered \(\d+ applications\)/
  await page.goto('/jobs?sort=answers')
  await expect(page.getByRole('article').first()).toContainText(counted)
  await expect(
    page.getByRole('region', { name: 'Urgent hiring' }).getByRole('listitem').filter({ hasText: counted }),
  ).not.toHaveCount(0)
  await page.goto('/companies?sort=answers')
  await expect(page.getByRole('article').first()).toContainText(
    /^.*100% get an answer, half within (a day|\d+ days) \(\d+ applications\)/,
  )
  await expectAccessible(page)
  await page.goto('/companies?q=zz&sort=name')
  const [unknown] = await (await page.request.get('/api/companies?sort=answers&page=300&limit=1')).json()
  await page.goto(`/companies/${unknown.id}`)
  await expect(page.getByText('Too few applications to say')).toBeVisible()
})

test('jobs sorted by answers begin with companies that answer nearly all', async ({ page }) => {
  await page.goto('/jobs')
  await page.getByLabel('Sort by').selectOption('Answers first')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/jobs?sort=answers')
  const steps = async (): Promise<number[]> =>
    (await page.getByRole('article').allTextContents()).map((text) =>
      Math.floor(Number(/(\d+)% answered/.exec(text)?.[1] ?? -1) / 10),
    )
  // The list is loaded after the URL has changed.
  await expect.poll(async () => (await steps()).every((step, at, all) => at === 0 || step <= (all[at - 1] ?? 10))).toBe(true)
  expect((await steps())[0]).toBeGreaterThanOrEqual(9)
  const labels = await page.getByLabel('Sort by').getByRole('option').allTextContents()
  expect(labels).toEqual(['Most relevant', 'Most recent', 'Salary: high to low', 'Salary: low to high', 'Answers first'])
})

test('on a phone urgent jobs are in a strip after the third job', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/jobs')
  const strip = page.getByRole('region', { name: 'Urgent hiring' })
  const [third, fourth] = [page.getByRole('article').nth(2), page.getByRole('article').nth(3)]
  const [above, here, below] = [await third.boundingBox(), await strip.boundingBox(), await fourth.boundingBox()]
  expect(here?.y).toBeGreaterThan(above?.y ?? Infinity)
  expect(here?.y).toBeLessThan(below?.y ?? 0)
  expect(here?.height).toBeLessThanOrEqual(320)
  await strip.getByRole('link', { name: 'All urgent jobs' }).click()
  await expect(page).toHaveURL('/jobs?urgent=true')
})

test('on a phone urgent jobs come after all results of a search for words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/jobs?q=nurse+pune')
  const similar = page.getByRole('region', { name: 'Matches some of your words' })
  await expect(similar).toContainText('Jobs without “pune”')
  await expect(similar).not.toContainText('Similar work: “nurse”')
  const strip = await page.getByRole('region', { name: 'Urgent hiring' }).boundingBox()
  expect(strip?.y).toBeGreaterThan((await similar.getByRole('article').last().boundingBox())?.y ?? Infinity)
})

test('after applying, one tap shows what was sent, and another withdraws it', async ({ page }) => {
  await signInAsNew(page)
  expect((await page.request.post('/api/cvs', { data: englishCv })).status()).toBe(201)
  await page.goto('/jobs?q=nurse')
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Apply Now: / })
    .first()
    .click()
  const toast = page.locator('.toast')
  await expect(toast).toContainText('Your application has been sent to the employer. Good luck!')
  await expect(toast.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', /^\/applications\/[\da-f-]{36}#withdraw$/)
  await toast.getByRole('link', { name: 'See what was sent' }).click()
  await expect(page).toHaveURL(/\/applications\/[\da-f-]{36}$/)
  await expect(page.getByRole('button', { name: /^Withdraw/ })).toBeVisible()
})
