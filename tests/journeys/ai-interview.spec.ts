/** The life of an interview: scheduled, emailed, held by typing, corrected, read by the company, withdrawn. */
import type { Page } from '@playwright/test'
import { strongAnswer } from '#tests/interviews/answers.ts'
import { expectMessage } from './messages.ts'
import { buyAddon, registerCompany } from './employers.ts'
import { expectGood } from './expect-good.ts'
import { expect, test } from './fixtures.ts'
import { linkTo, someone } from './people.ts'

const company = 'Sahyadri Textiles'
const words = /Questions Answered/

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
  await expect(sessionsOn(page)).toContainText('scheduled')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectGood(page, 'interviewer-tab')
  }
}

/** A copy with other weights, for the next interview. */
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

async function agree(theirs: Page, link: string): Promise<void> {
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { level: 1, name: 'AI Voice Interview' })).toBeVisible()
  await expect(theirs.getByText(`Hello Devika Rane, this is your interview for Loom Supervisor at ${company}.`)).toBeVisible()
  await theirs.getByRole('button', { name: 'Agree and Continue' }).click()
  await expect(theirs.getByText('Without the transcript and the sharing there is no interview.')).toBeVisible()
  await expectGood(theirs, 'interview-consent')
  for (const item of [/^Transcript/, /^Sharing/, /^Automatic scoring/, /^Dictating/]) await theirs.getByLabel(item).check()
  await theirs.getByRole('button', { name: 'Agree and Continue' }).click()
  await expect(theirs.getByText('Ready to Start')).toBeVisible()
  await expectGood(theirs, 'interview-devices')
}

async function sendAnswer(theirs: Page, text: string): Promise<void> {
  await theirs.getByLabel('Your answer').fill(text)
  await theirs.getByRole('button', { name: 'Send Answer' }).click()
}

/** The microphone is refused: the interview goes on by typing. */
async function answerByTyping(theirs: Page): Promise<void> {
  await theirs.getByRole('button', { name: 'Start Voice Interview' }).click()
  await expectMessage(
    theirs,
    'Connection Failed',
    'Failed to start the voice interview. Please check your microphone permissions.',
  )
  await theirs.getByRole('button', { name: 'Type My Answers' }).click()
  await expectMessage(theirs, 'Interview Started', 'You are now connected to the AI interviewer. Good luck!')
  await expect(theirs.getByText('Connected', { exact: true })).toBeVisible()
  await sendAnswer(theirs, 'I am at home in Kolhapur, all is well.')
  await expect(theirs.getByRole('heading', { name: /responsible for from beginning to end/ })).toBeFocused()
  await sendAnswer(theirs, strongAnswer)
  await expect(theirs.getByRole('status').or(theirs.getByRole('alert')).filter({ hasText: 'Answer Scored' })).toContainText(
    'Ownership: 8/10',
  )
  await expect(theirs.getByText(words).locator('..')).toContainText('1 / 8')
  await expect(theirs.getByRole('region', { name: 'Real-Time Scoring' })).toContainText('8.0')
  await expect(theirs.getByRole('log')).toContainText('I counted the shelves')
  await expectGood(theirs, 'interview-room')
}

async function comeBackAndEnd(theirs: Page): Promise<void> {
  await theirs.getByLabel('Your answer').fill('Half of an answer')
  await theirs.reload()
  await expect(theirs.getByRole('heading', { name: 'Go on with your interview' })).toBeVisible()
  await theirs.getByRole('button', { name: 'Type My Answers' }).click()
  await expect(theirs.getByRole('heading', { name: /difficult problem/ })).toBeVisible()
  await expect(theirs.getByLabel('Your answer')).toHaveValue('Half of an answer')
  await theirs.getByRole('button', { name: 'I need a moment' }).click()
  await theirs.getByRole('button', { name: 'Go on' }).click()
  await theirs.getByRole('button', { name: 'Repeat the question' }).click()
  await expect(theirs.getByLabel('Your answer')).toHaveValue('Half of an answer')
  await theirs.getByRole('button', { name: 'Skip' }).click()
  await expect(theirs.getByRole('heading', { name: /explain something difficult/ })).toBeVisible()
  await theirs.getByRole('button', { name: 'End Interview' }).click()
  await expect(theirs.getByText(/Your interview is complete/)).toBeVisible()
  await expect(theirs.getByText('Completed', { exact: true })).toBeVisible()

  await theirs.getByRole('button', { name: 'Correct this line' }).last().click()
  await theirs.getByLabel('What you said').fill(`${strongAnswer} My manager praised it.`)
  await theirs.getByRole('button', { name: 'Save Correction' }).click()
  await expectMessage(theirs, 'Line Corrected', 'Your answer was scored again.')
  await theirs.getByLabel('What is wrong').fill('I said 4 cartons, not 40.')
  await theirs.getByRole('button', { name: 'Ask for a Review' }).click()
  await expectMessage(theirs, 'Review Requested')
  await expect(theirs.getByText('A person looks at your interview')).toBeVisible()
  await expectGood(theirs, 'interview-after')
}

async function readReport(page: Page): Promise<void> {
  await page.reload()
  await expect(sessionsOn(page)).toContainText('Not Passed')
  const download = page.waitForEvent('download')
  await sessionsOn(page).getByRole('button', { name: 'Download report of Devika Rane' }).click()
  expect((await download).suggestedFilename()).toMatch(/^interview-Devika Rane-[\da-f-]{36}\.csv$/)
  await sessionsOn(page).getByRole('link', { name: 'Devika Rane' }).click()
  await expect(page.getByText('Provisional: the candidate can correct the transcript until')).toBeVisible()
  await expect(page.getByText('My manager praised it.').first()).toBeVisible()
  await page.getByLabel('Note for your team').fill('Good with the stock')
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
  await agree(theirs, await linkTo(email, `/interviews/${id}`))
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
