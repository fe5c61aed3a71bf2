import type { Browser, Page } from '@playwright/test'
import { demoSignIns } from '#app/server/demo/sign-ins.ts'
import { englishCv } from '../factories/a-cv.ts'
import { postingFields } from '../factories/a-posting.ts'
import { administrator } from './administrator.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { signInAsNew } from './people.ts'

const questions = [
  { kind: 'yes_no', text: 'Are you a registered nurse?', needed: 'yes' },
  { kind: 'number', text: 'Years on a ward', least: 2, most: null },
  { kind: 'choice', text: 'Which shift do you prefer?', options: ['Day', 'Night'], accepted: [] },
] as const

/** Creates a job of the demo company by API calls. */
async function aJobWithQuestions(browser: Browser, baseURL = ''): Promise<{ readonly id: string; readonly title: string }> {
  const context = await browser.newContext({ baseURL })
  const { email, password } = demoSignIns.employer
  await context.request.post('/api/auth/login', { data: { email, password } })
  const id = crypto.randomUUID()
  const title = `Ward Sister ${id.slice(0, 6)}`
  await context.request.put(`/api/employer/postings/${id}/draft?base=none`, { data: { ...postingFields, title, questions } })
  const answer = await context.request.post(`/api/employer/postings/${id}/publish`)
  expect(await answer.json()).toMatchObject({ state: 'open' })
  await context.close()
  opened.push(id)
  return { id, title }
}

/** The jobs of these tests, closed at the end: other journeys apply for the newest job, which should have no questions. */
const opened: string[] = []
test.afterAll(async ({ browser }, { project }) => {
  const context = await browser.newContext({ baseURL: project.use.baseURL ?? '' })
  const { email, password } = demoSignIns.employer
  await context.request.post('/api/auth/login', { data: { email, password } })
  for (const id of opened) {
    const data = { action: 'close', reason: 'cancelled' }
    expect((await context.request.put(`/api/employer/postings/${id}/state`, { data })).status()).toBe(200)
  }
  await context.close()
})

async function aCandidate(page: Page): Promise<void> {
  await signInAsNew(page)
  expect((await page.request.post('/api/cvs', { data: englishCv })).status()).toBe(201)
}

const shot = (page: Page, name: string) =>
  process.env['SHOTS'] ? page.screenshot({ path: `${process.env['SHOTS']}/${name}.png`, fullPage: true }) : null

for (const width of [390, 1440]) {
  test(`a job with questions is applied for from its page at ${width}`, async ({ page, browser, baseURL }) => {
    const job = await aJobWithQuestions(browser, baseURL)
    await page.setViewportSize({ width, height: 900 })
    await aCandidate(page)
    await page.goto(`/jobs/${job.id}`)
    await expect(page.getByText('The employer needs at least 2.')).toBeVisible()
    await expectAccessible(page)
    await shot(page, `job-questions-${width}`)
    await page.getByRole('button', { name: `Apply Now: ${job.title}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Answer and apply' })
    await dialog.getByRole('group', { name: 'Are you a registered nurse?' }).getByLabel('No').check()
    await dialog.getByLabel('Years on a ward').fill('३')
    await dialog.getByRole('button', { name: 'Send Application' }).click()
    await expect(dialog).toContainText('With your answer, the employer would turn the application down.')
    await expect(dialog).toContainText('Please answer this question')
    await expectAccessible(page)
    await shot(page, `questions-${width}`)
    await dialog.getByRole('group', { name: 'Are you a registered nurse?' }).getByLabel('Yes').check()
    await dialog.getByLabel('Night').check()
    await dialog.getByRole('button', { name: 'Send Application' }).click()
    await expect(page.getByText('Application Submitted!').first()).toBeVisible()
    await expect(page.getByRole('button', { name: `Applied: ${job.title}` })).toBeDisabled()
  })
}

test('a job with questions is applied for from the list by keyboard, and its answers survive a reload', async ({
  page,
  browser,
  baseURL,
}) => {
  const job = await aJobWithQuestions(browser, baseURL)
  await aCandidate(page)
  await page.goto(`/jobs?q=${encodeURIComponent(job.title)}`)
  await expect(page.getByText(`${job.title} is open beside the list`)).toBeAttached()
  const apply = page.getByRole('button', { name: `Apply Now: ${job.title}` }).first()
  await apply.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Answer and apply' })
  await dialog.getByLabel('Years on a ward').fill('5')
  await page.keyboard.press('Escape')
  await page.reload()
  await apply.click()
  await expect(dialog.getByLabel('Years on a ward')).toHaveValue('5')
})

test('a job is reported, and staff see and release it', async ({ page, browser, baseURL }) => {
  const job = await aJobWithQuestions(browser, baseURL)
  await page.setViewportSize({ width: 390, height: 800 })
  await aCandidate(page)
  await page.goto(`/jobs/${job.id}`)
  await page.getByRole('button', { name: 'Report this job' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this job' })
  await dialog.getByRole('button', { name: 'Send Report' }).click()
  await expect(dialog).toContainText('Choose what is wrong')
  await dialog.getByLabel('The facts are wrong').check()
  await expectAccessible(page)
  await shot(page, 'report-390')
  await dialog.getByRole('button', { name: 'Send Report' }).click()
  await expect(page.getByText('We look at every report.').first()).toBeVisible()

  const staff = await browser.newPage({ baseURL: baseURL ?? '' })
  await staff.goto('/admin/login')
  await staff.getByLabel('Email').fill(administrator.email)
  await staff.getByLabel('Password', { exact: true }).fill(administrator.password)
  await staff.getByRole('button', { name: /sign in|log in/i }).click()
  await expect(staff).toHaveURL(/dashboard/)
  await staff.goto('/admin/job-reports')
  await expectAccessible(staff)
  await shot(staff, 'admin-reports')
  const form = staff.getByRole('group', { name: `Decide about ${job.title}` })
  await form.getByRole('button', { name: 'Release' }).click()
  await expect(form).toContainText('Please give a reason')
  await form.getByLabel('Reason').fill('The facts are right')
  await form.getByRole('button', { name: 'Release' }).click()
  await expect(form).toBeHidden()
  await staff.close()
})

test('the page of the weekly link works without scripts and confirms nothing by itself', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/employer/confirm-job?token=made-up')
  await page.getByRole('button', { name: 'Yes, Still Open' }).click()
  await expect(page.getByText('This link is not valid any more.')).toBeVisible()
  await context.close()
})
