import { ask, log } from './assistant-page.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { signInAsNew } from './people.ts'

test('a person says that an answer did not help, and why', async ({ page }) => {
  await signInAsNew(page)
  await page.goto('/salary-calculator')
  await page.getByRole('button', { name: 'Ask Puja, the AI assistant' }).click()
  await ask(page, 'Nurse jobs in Pune')
  await expect(log(page).getByText('Instant').nth(1)).toBeVisible()
  await page.getByRole('button', { name: 'This answer did not help' }).click()
  await page.getByRole('radio', { name: 'It is out of date' }).check()
  await page.getByRole('textbox', { name: 'Comment' }).fill('These were filled last week')
  await expect(page.getByText('Your question and this answer are sent with it.')).toBeVisible()
  await expectAccessible(page)
  const sent = page.waitForResponse((response) => response.url().includes('/api/ai/feedback/'))
  await page.getByRole('button', { name: 'Send feedback' }).click()
  expect((await sent).status()).toBe(200)
  await expect(page.getByText('Thank you for your feedback.')).toBeVisible()
})
