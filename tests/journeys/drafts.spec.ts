import { englishCv } from '../factories/a-cv.ts'
import { expectToast } from './cv-typing.ts'
import { expect, test } from './fixtures.ts'
import { onAJob } from './on-a-job.ts'
import { signInAsNew } from './people.ts'

test('text that is typed while a message is being sent is still there afterwards', async ({ page }) => {
  await onAJob(page)
  await page.getByRole('button', { name: 'Apply Now' }).first().click()
  await expectToast(page, 'Application Submitted!', 'Your application has been sent to the employer. Good luck!')
  await page.goto('/applications')
  await page
    .getByRole('link', { name: /^View Details of / })
    .first()
    .click()
  const { promise: mayArrive, resolve: letArrive } = Promise.withResolvers<void>()
  await page.route('**/messages', async (route) => {
    if (route.request().method() === 'POST') await mayArrive
    await route.continue()
  })
  const message = page.getByRole('textbox', { name: 'Your message' })
  await message.fill('When do the shifts begin?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await message.fill('And is there a bus?')
  letArrive()
  await expect(page.getByRole('log')).toContainText('When do the shifts begin?')
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible()
  await expect(message).toHaveValue('And is there a bus?')
  await page.reload()
  await expect(message).toHaveValue('And is there a bus?')
})

test('signing out deletes the drafts, so that the next person at the same computer does not see them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await onAJob(page)
  const jobUrl = page.url()
  const sentEmail = page.getByRole('textbox', { name: 'Cover letter' })
  const open = () => page.getByRole('button', { name: 'Apply with a Cover Letter' }).click()
  await open()
  await sentEmail.fill('My number is 98450 12345.')
  await page.getByRole('button', { name: 'Not now' }).click()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('link', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Candidate Login' })).toBeVisible()
  await signInAsNew(page)
  expect((await page.request.post('/api/cvs', { data: englishCv })).status()).toBe(201)
  await page.goto(jobUrl)
  await open()
  await expect(sentEmail).toHaveValue('')
})
