/** An interview is scheduled, emailed, held by typing, corrected, read by the company and withdrawn. */
import type { Page } from '@playwright/test'
import { agree, answerByTyping, comeBackAndEnd, giveVoice } from './as-interviewee.ts'
import { expectMessage } from './messages.ts'
import { buyAddon, registerCompany } from './employers.ts'
import { expectGood } from './expect-good.ts'
import { expect, test } from './fixtures.ts'
import { linkTo, someone } from './people.ts'

const company = 'Sahyadri Textiles'

const sessionsOn = (page: Page) => page.getByRole('list', { name: 'Interview Sessions' })

async function scheduleInterview(page: Page, email: string): Promise<void> {
  await page.goto('/employer-portal?tab=interviewer')
  const form = page.getByRole('region', { name: 'Schedule Interview' })
  const schedule = form.getByRole('button', { name: 'Schedule' })
  await expect(schedule).toBeDisabled()
  await expect(form.getByLabel('Interview kit')).toHaveValue('Standard interview')
  const kit = page.getByRole('region', { name: 'Standard interview' })
  await expect(kit.getByText('25%').first()).toBeVisible()
  await expect(kit.getByRole('list').getByRole('listitem')).toHaveCount(3)
  await form.getByLabel('Candidate name').fill('Devika Rane')
  await form.getByLabel('Role').fill('Loom Supervisor')
  await expect(schedule).toBeDisabled()
  await form.getByLabel('Candidate email').fill(email)
  await schedule.click()
  await expectMessage(page, 'Interview Session Created', `The link is on its way to ${email}.`)
  await expect(sessionsOn(page)).toContainText('Scheduled')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectGood(page, 'interviewer-tab')
  }
}

/** Makes a copy of the kit with other weights, for the next interview. */
async function editKit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Copy the Standard Kit' }).click()
  await expectMessage(page, 'Kit Copied')
  const kits = page.getByRole('region', { name: 'Your Kits' })
  await kits.getByRole('link', { name: /^Edit: Standard interview/ }).click()
  const form = page.getByRole('region', { name: 'Edit Kit' })
  await form.getByLabel('Name of the kit').fill('For the looms')
  await form.getByLabel('Ownership (%)').fill('30')
  await expect(form.getByRole('status')).toHaveText('105% together, it must be 100%')
  await form.getByRole('button', { name: 'Save Kit' }).click()
  await expect(form.getByText('The weights must be 100% together')).toBeVisible()
  await form.getByLabel('Teamwork (%)').fill('10')
  await form.getByRole('button', { name: 'Save Kit' }).click()
  await expectMessage(page, 'Kit Saved', 'New interviews use version 2.')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectGood(page, 'interview-kit')
  }
  await form.getByRole('link', { name: 'Back to AI Interviewer' }).click()
  await expect(kits).toContainText('Any role · version 2')
  await kits.getByRole('link', { name: 'Use in an interview: For the looms, Any role' }).click()
  await expect(page.getByLabel('Interview kit')).toHaveValue('For the looms')
}

/** Checks that a failed list shows an error, and that the rest of the tab is shown. */
async function expectFailedList(page: Page): Promise<void> {
  await page.goto('/employer-portal')
  await page.route(/\/api\/interviews\?/, (route) => route.fulfill({ status: 500, json: { message: 'Internal Server Error' } }))
  await page.getByRole('tab', { name: 'AI Interviewer' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to fetch interview sessions')
  await expect(page.getByRole('region', { name: 'Schedule Interview' })).toBeVisible()
  await page.unroute(/\/api\/interviews\?/)
  await page.getByRole('button', { name: 'Try again' }).click()
}

async function readReport(page: Page): Promise<void> {
  await expectFailedList(page)
  await expect(sessionsOn(page)).toContainText('Not Passed')
  const download = page.waitForEvent('download')
  await sessionsOn(page).getByRole('button', { name: 'Download report of Devika Rane' }).click()
  expect((await download).suggestedFilename()).toMatch(/^interview-Devika Rane-[\da-f-]{36}\.csv$/)
  await sessionsOn(page).getByRole('link', { name: 'Devika Rane' }).click()
  await expect(page.getByText('Provisional: the candidate can correct the transcript until')).toBeVisible()
  await expect(page.getByText('My manager praised it.').first()).toBeVisible()
  await page.getByLabel('Note for your team').fill('Good with the stock')
  await page.getByRole('button', { name: 'Save Decision' }).click()
  // No decision is preselected, because a person must make it.
  const decision = page.getByLabel('Decision', { exact: true })
  await expect(page.getByText('Please choose a decision')).toBeVisible()
  await expect(decision).toBeFocused()
  await decision.selectOption('Invite to the next step')
  await page.getByRole('button', { name: 'Save Decision' }).click()
  await expect(page.getByText('Invite to the next step: Good with the stock')).toBeVisible()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectGood(page, 'interview-report')
  }
}

test('an interview from the schedule to the report and the withdrawn consent', async ({ page, browser }) => {
  test.slow()
  await registerCompany(page, company, someone().email)
  await buyAddon(page)
  const { email } = someone()
  await scheduleInterview(page, email)
  await editKit(page)
  const [{ id }] = await (await page.request.get('/api/interviews')).json()
  const guest = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const theirs = await guest.newPage()
  await giveVoice(theirs)
  await agree(theirs, await linkTo(email, `/interviews/${id}`), company)
  await answerByTyping(theirs)
  await comeBackAndEnd(theirs)
  await readReport(page)
  await theirs.getByRole('button', { name: 'Withdraw My Consent' }).click()
  await theirs.getByRole('button', { name: 'Yes, Delete Everything I Said' }).click()
  await expect(theirs.getByRole('heading', { name: 'Your answers are deleted' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('The candidate has withdrawn the consent.')).toBeVisible()
  await expect(page.getByText('I counted the shelves')).toHaveCount(0)
  await guest.close()
})
