/** A person in the room of an interview by voice. */
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { expectMessage } from './messages.ts'
import { anInterviewOn } from './with-voice.ts'

export const listening = 'The interviewer hears you. Speak when you are ready, or type your answer.'
export const captions = (page: Page) => page.getByRole('log')

export async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Voice Interview' }).click()
  await expectMessage(page, 'Interview Started', 'You are now connected to the AI interviewer. Good luck!')
  await expect(page.getByText(listening)).toBeVisible()
}

export async function startOne(page: Page): Promise<string> {
  const id = await anInterviewOn(page)
  await page.goto(`/interviews/${id}`)
  await start(page)
  return id
}

export async function sendAnswer(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your answer').fill(text)
  await page.getByRole('button', { name: 'Send Answer' }).click()
}
