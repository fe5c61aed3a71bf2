/** The work of an employer without a mouse: every element is reached with Tab, as a person without one reaches it. */
import type { Page } from '@playwright/test'
import { employerWithApplicants } from './applicants-world.ts'
import { pressOn, tabTo, typeInto } from './by-keyboard.ts'
import { signInAs } from './employers.ts'
import { expect, test } from './fixtures.ts'

test.beforeEach(async ({ page }) => page.setViewportSize({ width: 1440, height: 900 }))

async function closeJob(page: Page): Promise<void> {
  await pressOn(page, page.getByRole('button', { name: 'Close: position filled' }))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: 'State of this job' })).toContainText('It is final.')
}

test('a job is written, corrected, published and closed', async ({ page }) => {
  test.slow()
  await signInAs(page, 'employer')
  await page.goto('/employer-portal/jobs')
  await pressOn(page, page.getByRole('link', { name: 'Post a job' }).first())
  await expect(page.getByRole('heading', { level: 1, name: 'Post a job' })).toBeVisible()
  await typeInto(page, 'Job title', 'Bakery Assistant')
  await pressOn(page, page.getByRole('button', { name: 'Publish', exact: true }))
  const trouble = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(trouble).toBeVisible()
  // The list of errors has the focus, and each error links to its field.
  await pressOn(page, trouble.getByRole('link', { name: 'Describe the job' }))
  await expect(page.getByLabel('Job description')).toBeFocused()
  await page.keyboard.type('You shape bread from four in the morning, bake it, and keep the ovens and the floor clean.')
  // The description became valid at its fiftieth letter, and the typing went on.
  await expect(page.getByLabel('Job description')).toHaveValue(/keep the ovens and the floor clean\.$/)
  await tabTo(page, page.getByRole('textbox', { name: /^Requirements/ }))
  await page.keyboard.type('Six months in a bakery')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Own scooter')
  await typeInto(page, 'Pay from, in rupees', '16000')
  // Text that was typed without Enter is not lost.
  await expect(page.getByRole('button', { name: 'Remove Own scooter' })).toBeVisible()
  await pressOn(page, page.getByRole('button', { name: 'Add a question' }))
  await tabTo(page, page.getByLabel('Question 1', { exact: true }), 'Shift+Tab')
  await page.keyboard.type('Can you start at four in the morning?')
  await tabTo(page, page.getByLabel('Needed answer'))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Candidates read: The employer needs “Yes”.')).toBeVisible()
  // Other journeys apply for the newest job, which should have no questions.
  await pressOn(page, page.getByRole('button', { name: 'Remove question 1' }))
  await expect(page.getByLabel('Question 1', { exact: true })).toHaveCount(0)
  await tabTo(page, page.getByLabel('City'), 'Shift+Tab')
  await page.keyboard.type('Nagpur, Maharashtra')
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await pressOn(page, page.getByRole('button', { name: 'Publish', exact: true }))
  await expect(page.getByRole('complementary', { name: 'State of this job' })).toContainText('Open')
  await expect(page.getByText('Bakery Assistant').first()).toBeVisible()
  await closeJob(page)
})

test('several applicants get one message, and the focus comes back', async ({ page }) => {
  const { q } = await employerWithApplicants(page, 2)
  await page.goto(`/employer-portal/applicants?view=table&q=${q}`)
  await pressOn(page, page.getByLabel('Choose all on this page'), 'Space')
  const message = page.getByRole('button', { name: 'Message', exact: true })
  await tabTo(page, message, 'Shift+Tab')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Message 2 applicants' })
  await tabTo(page, dialog.getByLabel('Template'))
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByLabel('Preview')).toContainText('when you can start')
  await tabTo(page, dialog.getByLabel('Message', { exact: true }))
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Thank you.')
  await expect(dialog.getByLabel('Preview')).toContainText('Thank you.')
  await page.keyboard.press('Escape')
  await expect(message).toBeFocused()
  await page.keyboard.press('Enter')
  await pressOn(page, dialog.getByRole('button', { name: 'Send' }))
  await expect(page.getByText('2 Messages Sent', { exact: true })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('the list is exported as a file, and the CVs as an archive', async ({ page }) => {
  test.slow()
  const { q } = await employerWithApplicants(page, 1)
  await page.goto(`/employer-portal/applicants?view=table&q=${q}`)
  await pressOn(page, page.locator('summary', { hasText: 'Export' }))
  for (const [name, file] of [
    ['List (CSV)', /^Applicants .*\.csv$/],
    ['All CVs (ZIP)', /^CVs .*\.zip$/],
  ] as const) {
    const download = page.waitForEvent('download')
    await pressOn(page, page.getByRole('button', { name }))
    expect((await download).suggestedFilename()).toMatch(file)
  }
})

/** Finds a job other than the newest, because other journeys apply for that one. The last of its new applicants has a unique name. */
async function aQuietJob(page: Page): Promise<{ readonly jobId: string; readonly name: string }> {
  await signInAs(page, 'employer')
  const { jobs } = await (await page.request.get('/api/employer/applicants/overview')).json()
  const job = jobs.findLast((one: { isActive: boolean; waiting: number }) => one.isActive && one.waiting > 0)
  const [applicant] = await (await page.request.get(`/api/employer/applicants?jobId=${job.id}&status=applied&limit=1`)).json()
  return { jobId: job.id, name: applicant.cv.fullName }
}

test('a blind review is switched on and off', async ({ page }) => {
  const { jobId, name } = await aQuietJob(page)
  const list = `/employer-portal/applicants?view=table&jobId=${jobId}`
  await page.goto(list)
  const link = page.getByRole('link', { name })
  await expect(link).toBeVisible()
  const blind = page.getByLabel(/^Blind review/)
  const toggle = async (): Promise<void> => {
    await pressOn(page, page.locator('summary', { hasText: 'Review of this job' }))
    await pressOn(page, blind, 'Space')
    await pressOn(page, page.getByRole('button', { name: 'Save settings' }))
    await expect(page.getByText('Review Settings Saved', { exact: true })).toBeVisible()
  }
  await toggle()
  await expect(page.getByRole('link', { name: /^Applicant / }).first()).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)
  // The hidden name cannot be searched either.
  await page.goto(`${list}&q=${encodeURIComponent(name)}`)
  await expect(page.getByText('Nobody matches')).toBeVisible()
  await page.goto(list)
  await toggle()
  await expect(link).toBeVisible()
})

test('on the board a letter moves the card that has the focus, and Z takes it back', async ({ page }) => {
  const { q, names } = await employerWithApplicants(page, 1)
  await page.goto(`/employer-portal/applicants?view=board&q=${q}`)
  const cardIn = (label: string) => page.getByRole('list', { name: label, exact: true }).getByText(names[0] ?? '')
  // The card moves before the server has answered; Undo works from then on.
  const hold = Promise.withResolvers<void>()
  await page.route('**/api/employer/applicants/moves', (route) => hold.promise.then(() => route.continue()))
  await tabTo(page, page.getByRole('link', { name: names[0] ?? '' }))
  await page.keyboard.press('u')
  await expect(cardIn('Under Review')).toBeVisible()
  await page.keyboard.press('z')
  hold.resolve()
  await expect(cardIn('Applied')).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: names[0] ?? '' }))
  await page.keyboard.press('x')
  await expect(page.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(cardIn('Rejected')).toBeVisible()
})
