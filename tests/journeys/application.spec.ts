import type { APIRequestContext, Page } from '@playwright/test'
import { demoSignIns } from '#app/server/demo/sign-ins.ts'
import { expectAccessible } from './axe.ts'
import { expectToast } from './cv-typing.ts'
import { expect, test } from './fixtures.ts'
import { englishCv } from '../factories/a-cv.ts'
import { onAJob } from './on-a-job.ts'
import { signInAsNew } from './people.ts'

async function applyWithLetter(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Apply with a Cover Letter' }).click()
  const sentEmail = page.getByRole('textbox', { name: 'Cover letter' })
  await sentEmail.fill('I know the ward and its people.')
  await page.getByRole('button', { name: 'Not now' }).click()
  await page.getByRole('button', { name: 'Apply with a Cover Letter' }).click()
  await expect(sentEmail).toHaveValue('I know the ward and its people.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send Application' }).click()
  await expectToast(page, 'Application Submitted!', 'Your application has been sent to the employer. Good luck!')
  await expect(page.getByRole('button', { name: `Applied: ${title}` }).first()).toBeDisabled()
  await expect(page.getByText("We've sent your application to the employer.")).toBeFocused()
}

test('a person applies with a cover letter, writes to HR, downloads the PDF, and withdraws', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  const title = await onAJob(page)
  await applyWithLetter(page, title)
  await page.goto('/applications')
  await page.getByRole('link', { name: `View Details of your application for ${title}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('I know the ward and its people.')).toBeVisible()
  await expect(page.getByText('by you')).toBeVisible()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Please write a message')).toBeVisible()
  await page.getByRole('textbox', { name: 'Your message' }).fill('When do the shifts begin?')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('When do the shifts begin?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('log')).toContainText('When do the shifts begin?')
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('')
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 30_000 }),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Asha_Menon_CV.pdf')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByRole('dialog', { name: 'Withdraw this application?' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expectToast(page, 'Application Withdrawn', "We've told the employer.")
  await expect(page.getByText("You've withdrawn this application.", { exact: true })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveCount(0)
})

/** A job of the company with the demo employer's sign-in. */
async function aJobOf(employer: APIRequestContext): Promise<string> {
  const { email, password } = demoSignIns.employer
  expect((await employer.post('/api/auth/login', { data: { email, password } })).status()).toBe(200)
  const { companyName } = await (await employer.get('/api/employer/profile')).json()
  const [{ id }] = await (await employer.get(`/api/companies?q=${encodeURIComponent(companyName)}`)).json()
  const [job] = await (await employer.get(`/api/companies/${id}/jobs`)).json()
  return job.id
}

test('an answer of the employer appears in the open thread without a reload, and at once when the page becomes visible', async ({
  page,
  playwright,
  baseURL,
}) => {
  const employer = await playwright.request.newContext(baseURL ? { baseURL } : {})
  const jobId = await aJobOf(employer)
  await signInAsNew(page)
  expect((await page.request.post('/api/cvs', { data: englishCv })).status()).toBe(201)
  const { id } = await (await page.request.post('/api/applications', { data: { jobId } })).json()
  await page.clock.install()
  await page.goto(`/applications/${id}#messages`)
  await page.getByRole('textbox', { name: 'Your message' }).fill('When do the shifts begin?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  const thread = page.getByRole('log')
  await expect(thread).toContainText('When do the shifts begin?')
  await page.getByRole('textbox', { name: 'Your message' }).fill('And one more thing')

  const say = async (body: string): Promise<void> => {
    const answer = await employer.post(`/api/employer/applications/${id}/messages`, { data: { body } })
    expect(answer.status()).toBe(201)
  }
  await say('At eight in the morning.')
  await expect(thread).not.toContainText('At eight in the morning.')
  await page.clock.fastForward(30_000)
  await expect(thread).toContainText('At eight in the morning.')
  await say('Or at two.')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(thread).toContainText('Or at two.')
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('And one more thing')
  await employer.dispose()
})

test('a saved job stays on its page until it is removed', async ({ page }) => {
  await signInAsNew(page)
  await page.goto('/jobs')
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await expect(page.locator('.toast')).toContainText('Job Saved!')
  await page.goto('/saved-jobs')
  await expect(page.getByRole('list', { name: 'Saved jobs' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Apply Now: / })).toBeEnabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Remove / }).click()
  await expect(page.locator('.toast')).toContainText('Job Unsaved')
  await expect(page.getByRole('heading', { name: 'You have not saved a job yet' })).toBeVisible()
})
