/** A mock interview from the preparation to the result: it is begun by a visitor, held after signing in, stored and deleted. */
import type { Page } from '@playwright/test'
import { strongAnswer } from '#tests/interviews/answers.ts'
import { expectGood } from './expect-good.ts'
import { expect, test } from './fixtures.ts'
import { expectMessage, loseReceipt, refuse } from './messages.ts'
import { registerAndSignIn, signInAsNew } from './people.ts'

const software = '/interview-prep?industry=technology_digital&roleArea=software_development&level=mid'

async function begin(page: Page): Promise<void> {
  await signInAsNew(page)
  await page.goto(`${software}&view=practice`)
  await page.getByRole('button', { name: 'Begin' }).click()
}

/** Holds a mock interview with one answer and one skipped question, up to the result. */
async function hold(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin' }).press('Enter')
  const heading = page.getByRole('heading', { level: 2 }).first()
  await expect(heading).toBeFocused()
  await expectGood(page, 'mock-question')
  const answer = page.getByLabel('Your answer')
  await answer.fill('Half of it')
  await page.reload()
  await page.getByRole('button', { name: 'Go on', exact: true }).click()
  await expect(answer).toHaveValue('Half of it')
  await answer.fill(strongAnswer)
  await page.getByRole('button', { name: 'Send Answer' }).click()
  await expectMessage(page, 'Answer Scored')
  await expect(page.getByText('Question 2 of 6')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your answers so far' })).toContainText('Behavioral: 8 / 10')
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByText('Question 3 of 6')).toBeVisible()
  await page.getByRole('button', { name: 'End the mock interview' }).click()
  const result = page.getByRole('region', { name: 'Your result' })
  await expect(result).toContainText('8.0 / 10 on average')
  await result.getByText('What you said').first().click()
  await expect(result.getByText('Sentences that counted')).toBeVisible()
}

test('a visitor signs in with the choice kept, answers by typing, sees scores and advice, and deletes the attempt', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  const { email, password } = await registerAndSignIn(page)
  await page.context().clearCookies()
  await page.goto(software)
  await page.getByRole('link', { name: 'Start Mock Interview' }).click()
  await expect(page.getByText('Question 1 of 6')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in for practice scoring, advice and a history of your mock interviews' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(`${software}&view=practice`)
  await expect(page.getByText('Only you see it. No employer does')).toBeVisible()
  await expectGood(page, 'mock-start')
  await hold(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectGood(page, 'mock-result')
  }
  await page.getByRole('button', { name: 'Back to my mock interviews' }).click()
  const history = page.getByRole('region', { name: 'Your mock interviews' })
  await expect(history).toContainText('8.0 / 10 · 1 of 6 answered')
  await expectGood(page, 'mock-history')
  await history.getByRole('button', { name: /^Delete/ }).click()
  await history.getByRole('button', { name: /^Yes, delete/ }).click()
  await expect(history).toBeHidden()
})

test('text that is typed when the mock interview is ended counts, and nothing can be typed while an answer is being sent', async ({
  page,
}) => {
  await begin(page)
  const answer = page.getByRole('textbox', { name: 'Your answer' })
  await answer.fill(strongAnswer)
  const { promise, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/api/mock-interviews/*/answer', async (route) => {
    await promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Send Answer' }).click()
  await expect(answer).not.toBeEditable()
  goOn()
  await expect(page.getByText('Question 2 of 6')).toBeVisible()
  await expect(answer).toBeEditable()
  await answer.fill(`In my second year: ${strongAnswer}`)
  await page.getByRole('button', { name: 'End the mock interview' }).click()
  const result = page.getByRole('region', { name: 'Your result' })
  await result.getByText('What you said').nth(1).click()
  await expect(result.getByText('In my second year:').first()).toBeVisible()
})

test('an answer of invisible characters does not keep the mock interview from ending', async ({ page }) => {
  await begin(page)
  await page.getByRole('textbox', { name: 'Your answer' }).fill('\u200B')
  await page.getByRole('button', { name: 'End the mock interview' }).click()
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeHidden()
})

test('dictated text is cut at the maximum length of an answer, and the person is told', async ({ page }) => {
  await page.addInitScript(() => {
    class Dictation extends EventTarget {
      onresult: ((event: object) => void) | null = null
      start() {
        const lines = ['We mended pumps. '.repeat(500), 'And more.']
        const results = lines.map((transcript) => Object.assign([{ transcript, confidence: 0.9 }], { isFinal: true }))
        this.onresult?.({ resultIndex: 0, results })
      }
      stop() {
        this.dispatchEvent(new Event('end'))
      }
    }
    Object.assign(window, { SpeechRecognition: Dictation })
  })
  await begin(page)
  await page.getByRole('button', { name: 'Speak my answer' }).click()
  const answer = page.getByLabel('Your answer')
  expect((await answer.inputValue()).length).toBe(8_000)
  await expect(page.getByText('Please use at most 8,000 characters')).toBeVisible()
  await page.getByRole('button', { name: 'Send Answer' }).click()
  await expect(page.getByText('Follow-up question')).toBeVisible()
})

test('an answer whose response was lost is not reported as failed when it is sent again', async ({ page }) => {
  await begin(page)
  await page.getByRole('textbox', { name: 'Your answer' }).fill(strongAnswer)
  await loseReceipt(page, '**/api/mock-interviews/*/answer')
  const send = page.getByRole('button', { name: 'Send Answer' })
  await send.click()
  await expectMessage(page, 'Not Sent', 'Please check your connection and try again.')
  await send.click()
  await expect(page.getByText('Question 2 of 6')).toBeVisible()
  // This is checked at once, because a message disappears by itself.
  expect((await page.locator('.toast').allTextContents()).join(' ')).not.toContain('The interview has gone on.')
})

test('a mock interview that was continued elsewhere stays on the screen if it cannot be loaded again', async ({ page }) => {
  await begin(page)
  const answer = page.getByRole('textbox', { name: 'Your answer' })
  await answer.fill(strongAnswer)
  await refuse(page, 'POST **/api/mock-interviews/*/answer', 409, { message: 'The interview has gone on.', code: 'moved' })
  const again = page.waitForResponse((response) => response.request().method() === 'GET' && response.status() === 500)
  await refuse(page, 'GET **/api/mock-interviews/*', 500, { message: 'Internal Server Error' })
  await page.getByRole('button', { name: 'Send Answer' }).click()
  await again
  await expect(answer).toHaveValue(strongAnswer)
})
