import type { Page } from '@playwright/test'
import { postingFields } from '../factories/a-posting.ts'
import { expectAccessible } from './axe.ts'
import { signInAs } from './employers.ts'
import { expect, test } from './fixtures.ts'

const asEmployer = (page: Page): Promise<void> => signInAs(page, 'employer')

const shot = (page: Page, name: string) =>
  process.env['SHOTS'] ? page.screenshot({ path: `${process.env['SHOTS']}/${name}.png`, fullPage: true }) : null

for (const width of [390, 1440]) {
  test(`the list of jobs and one job can be read and used at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await asEmployer(page)
    await page.goto('/employer-portal/jobs')
    await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
    await expectAccessible(page)
    await shot(page, `jobs-${width}`)
    await page.getByRole('link', { name: /^Paused/ }).click()
    await expect(page).toHaveURL(/state=paused/)
    await page.getByRole('list', { name: 'Jobs' }).getByRole('heading').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/jobs\/[\da-f-]{36}/)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Jobs')
    await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
    await expect(page.getByRole('main').locator('time'), 'it was posted before today').toHaveText(/ ago$/)
    await expectAccessible(page)
    await shot(page, `job-${width}`)
  })

  test(`the form of a job can be filled and shows the job at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await asEmployer(page)
    await page.goto('/employer-portal/jobs/new')
    await page.getByLabel('Job title', { exact: true }).fill('DELIVERY BOY 20k!!')
    await page.getByRole('button', { name: /^Publish/ }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toContainText('Describe the job')
    await expect(page.getByRole('region', { name: 'Advice' })).toContainText('Capitals are hard to read')
    await page.getByLabel('Job description').fill('You bring parcels to homes in Nagpur by scooter, forty a day, in one shift.')
    await expect(page.getByRole('region', { name: 'Advice' })).toContainText('Name the shift (“day shift”, “night shift”)')
    await page.getByRole('button', { name: 'Add a question' }).click()
    await page.getByLabel('Question 1', { exact: true }).fill('Do you have a licence for two-wheelers?')
    await page.getByLabel('Needed answer').selectOption('yes')
    await expect(page.getByText('Candidates read: The employer needs “Yes”.')).toBeVisible()
    await expectAccessible(page)
    await shot(page, `form-${width}`)
    await expect(page.getByText(/^Saved \d/)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Job title', { exact: true })).toHaveValue('DELIVERY BOY 20k!!')
  })

  test(`the upload of many jobs names each error at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await asEmployer(page)
    await page.goto('/employer-portal/jobs/import')
    const choose = (text: string) =>
      page.getByLabel('CSV file').setInputFiles({ name: 'jobs.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    await choose('title,description,place\nNurse,You care for the people of a ward of thirty beds in shifts.,Nagpurr\n')
    await expect(page.getByRole('table', { name: 'Faults of the file' })).toContainText('Did you mean “Nagpur, Maharashtra”?')
    await expectAccessible(page)
    await shot(page, `import-${width}`)
    await choose('title,description,place\nNurse,You care for the people of a ward of thirty beds in shifts.,Nagpur\n')
    await expect(page.getByRole('heading', { name: 'No fault in 1 job' })).toBeVisible()
  })
}

test('a job like the last one is posted with three presses of the keyboard or the mouse', async ({ page }) => {
  await asEmployer(page)
  await page.goto('/employer-portal/jobs?state=open')
  let presses = 0
  const press = async (name: RegExp): Promise<void> => {
    presses += 1
    await page
      .getByRole(/publish/i.test(name.source) ? 'button' : 'link', { name })
      .first()
      .click()
  }
  await press(/^Post one like this/)
  await expect(page.getByLabel('Job title', { exact: true })).not.toHaveValue('')
  await press(/^Publish/)
  await expect(page.getByRole('complementary', { name: 'State of this job' })).toContainText(/Open|Waiting/)
  expect(presses).toBeLessThanOrEqual(4)
})

test('closing a job takes a second press, because the applicants are notified', async ({ page }) => {
  await asEmployer(page)
  const id = crypto.randomUUID()
  await page.request.put(`/api/employer/postings/${id}/draft?base=none`, { data: { ...postingFields, title: 'Night Porter' } })
  expect((await page.request.post(`/api/employer/postings/${id}/publish`)).status()).toBe(200)
  await page.goto(`/employer-portal/jobs/${id}`)
  const state = page.getByRole('complementary', { name: 'State of this job' })
  const warning = page.getByText('Closing is final.', { exact: false })
  await page.getByRole('button', { name: 'Close: cancelled' }).click()
  await expect(warning).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep it open' }).click()
  await expect(warning).toHaveCount(0)
  await expect(state).toContainText('Open')
  await page.getByRole('button', { name: 'Close: cancelled' }).press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(state).toContainText('It is final. You can post one like it.')
})

test('opening and leaving the form of a new job, or of a copy, stores no draft', async ({ page }) => {
  await asEmployer(page)
  const drafts = async (): Promise<number> => (await (await page.request.get('/api/employer/postings')).json()).counts.draft ?? 0
  const before = await drafts()
  await page.goto('/employer-portal/jobs/new')
  await page.getByRole('button', { name: /^Publish/ }).focus()
  await page.keyboard.press('Tab')
  await page.goto('/employer-portal/jobs?state=open')
  await page
    .getByRole('link', { name: /^Post one like this/ })
    .first()
    .click()
  await expect(page.getByLabel('Job title', { exact: true })).not.toHaveValue('')
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL('/employer-portal/jobs')
  await page.goto('/employer-portal')
  expect(await drafts()).toBe(before)
})

test('text typed in two windows is never lost, because the second window asks which one to keep', async ({ page, context }) => {
  await asEmployer(page)
  await page.goto('/employer-portal/jobs/new')
  await page.getByLabel('Job title', { exact: true }).fill('Welder')
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('Job title', { exact: true }).fill('Welder, second shift')
  await expect(other.getByText(/^Saved \d/)).toBeVisible()
  await page.bringToFront()
  await page.getByLabel('Job title', { exact: true }).fill('Welder, first shift')
  // The message is also visible at the end of the form.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('alert')).toContainText('Nothing is overwritten until you choose')
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Show the other text' }).click()
  const title = page.getByLabel('Job title', { exact: true })
  await expect(title).toHaveValue('Welder, second shift')
  const bringBack = page.getByRole('button', { name: 'Bring back the other text' })
  await bringBack.press('Enter')
  await expect(title).toHaveValue('Welder, first shift')
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await page.reload()
  await expect(title).toHaveValue('Welder, first shift')
  await bringBack.press('Enter')
  await expect(title).toHaveValue('Welder, second shift')
})
