/** The actions of a candidate in an AI interview. */
import type { Page } from '@playwright/test'
import { strongAnswer } from '#tests/interviews/answers.ts'
import { expectMessage } from './messages.ts'
import { expectGood } from './expect-good.ts'
import { expect } from './fixtures.ts'

const words = /Questions Answered/

async function expectGoodAtBothSizes(page: Page, name: string): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expectGood(page, name)
  }
}

/** Replaces speech synthesis by a fake that only records the texts. */
export async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    speechSynthesis.getVoices = () => [{ name: 'Test', lang: 'en-IN' } as SpeechSynthesisVoice]
    speechSynthesis.speak = ({ text }) => void said.push(text)
  })
}

/** Checks that every spoken line is also shown as a caption. */
async function expectCaptions(page: Page): Promise<void> {
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said) // set by `giveVoice`
  expect(said.length).toBeGreaterThan(1)
  for (const line of said) await expect(page.getByRole('log')).toContainText(line)
}

export async function agree(theirs: Page, link: string, company: string): Promise<void> {
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { level: 1, name: 'AI Voice Interview' })).toBeVisible()
  await expect(theirs.getByText(`Hello Devika Rane, this is your interview for Loom Supervisor at ${company}.`)).toBeVisible()
  await theirs.getByRole('button', { name: 'Agree and Continue' }).click()
  await expect(theirs.getByText('Without the transcript and the sharing there is no interview.')).toBeVisible()
  await expectGoodAtBothSizes(theirs, 'interview-consent')
  for (const item of [/^Transcript/, /^Sharing/, /^Automatic scoring/, /^Dictating/]) await theirs.getByLabel(item).press('Space')
  await theirs.getByRole('button', { name: 'Agree and Continue' }).press('Enter')
  await expect(theirs.getByText('Ready to Start')).toBeVisible()
  await expectGoodAtBothSizes(theirs, 'interview-devices')
}

async function sendAnswer(theirs: Page, text: string): Promise<void> {
  await theirs.getByLabel('Your answer').fill(text)
  await theirs.getByRole('button', { name: 'Send Answer' }).press('Enter')
}

/** Takes the interview by typing, after the microphone was refused. */
export async function answerByTyping(theirs: Page): Promise<void> {
  await theirs.getByRole('button', { name: 'Start Voice Interview' }).click()
  await expectMessage(
    theirs,
    'Connection Failed',
    'Failed to start the voice interview. Please check your microphone permissions.',
  )
  await theirs.getByRole('button', { name: 'Type My Answers' }).press('Enter')
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
  await expectCaptions(theirs)
  await expectGoodAtBothSizes(theirs, 'interview-room')
}

export async function comeBackAndEnd(theirs: Page): Promise<void> {
  await theirs.getByLabel('Your answer').fill('Half of an answer')
  await theirs.clock.install()
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
  // The clock of the browser reaches the time limit. The room then asks the server, whose clock has not advanced.
  const asked = theirs.waitForRequest(
    (request) => request.method() === 'GET' && request.url().includes('/api/candidate/interviews/'),
  )
  await theirs.clock.fastForward('50:00')
  await asked
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
  await expectGoodAtBothSizes(theirs, 'interview-after')
}
