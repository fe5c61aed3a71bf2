/** Each message with its own text, alone, and inside the window of a phone and of a wide screen. */
import type { Page } from '@playwright/test'
import { anEmail, aPhone, freeBody } from '#tests/factories/a-free-cv.ts'
import { goTo, openBuilder, typeFreeCv } from './cv-typing.ts'
import { expect, test } from './fixtures.ts'
import { expectMessage, refuse } from './messages.ts'
import { payDemo } from './paying.ts'
import { registerAndSignIn } from './people.ts'

async function wish(page: Page): Promise<void> {
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Make a wish' })
  await form.getByLabel('Company', { exact: true }).fill('Kaveri Software')
  await form.getByLabel('Role').fill('Frontend Engineer')
  await form.getByLabel('Availability').selectOption('Immediately')
  const submit = form.getByRole('button', { name: 'Submit Wish' })
  await refuse(page, 'POST **/api/wishes', 400, { message: 'Please wish for less.' })
  await submit.click()
  await expectMessage(page, 'Error Submitting Wish', 'Please wish for less.')
  await submit.click()
  await expectMessage(page, 'Wish Submitted Successfully!', 'Our AI will start matching you with relevant opportunities.')
}

async function applyAndSave(page: Page): Promise<void> {
  await page.goto('/jobs')
  const card = page.getByRole('article').first()
  const apply = card.getByRole('button', { name: /^Apply Now/ })
  await apply.click()
  await expectMessage(page, 'CV Required', 'Please build your CV first before applying for jobs.')
  await refuse(page, 'POST **/api/applications', 500, { message: 'Internal Server Error' })
  await apply.click()
  await expectMessage(page, 'Application Failed', 'Internal Server Error')
  await card.getByRole('button', { name: /^Save/ }).click()
  await expectMessage(page, 'Job Saved!')
  await card.getByRole('button', { name: /^Save/ }).click()
  await expectMessage(page, 'Job Unsaved')
}

async function saveAndDownload(page: Page): Promise<void> {
  expect((await page.request.post('/api/cvs', { data: freeBody() })).status()).toBe(201)
  await openBuilder(page)
  await goTo(page, 'Skills & More')
  const save = page.getByRole('button', { name: 'Save & Finish' })
  await refuse(page, 'PUT **/api/cvs/*', 400, { message: 'Your CV is too long.' })
  await save.click()
  await expectMessage(page, 'Error Saving CV', 'Your CV is too long.')
  const request = page.waitForRequest('**/api/auth/user')
  await save.click()
  await expectMessage(page, 'CV Saved Successfully!', 'Your CV has been saved and you can now apply for jobs.')
  await request
  const download = page.getByRole('button', { name: 'Download PDF' })
  await refuse(page, 'GET **/api/cvs/download/*', 403, {
    message: 'Please verify your email to download your CV.',
    code: 'notVerified',
  })
  await download.click()
  await expectMessage(page, 'Download Not Available', 'Please verify your email to download your CV.')
  await refuse(page, 'GET **/api/cvs/download/*', 503, { message: 'Away' })
  await download.click()
  await expectMessage(page, 'Download Failed', 'There was an error downloading your CV. Please try again.')
  await download.click()
  await expectMessage(page, 'Download Successful')
}

async function applyLoggedOut(page: Page): Promise<void> {
  await page.goto('/jobs')
  const apply = page.getByRole('button', { name: /^Apply Now/ }).first()
  await expect(apply).toBeEnabled()
  await page.context().clearCookies()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await apply.click()
  await expectMessage(page, 'Unauthorized', 'You are logged out. Logging in again...')
  await page.clock.runFor(450)
  await expect(page).toHaveURL('/jobs')
  await page.clock.runFor(50)
  await expect(page).toHaveURL(/\/auth/)
  await page.clock.resume()
}

async function makeFreeCv(page: Page): Promise<void> {
  await page.goto('/aisacv')
  await typeFreeCv(page)
  const create = page.getByRole('button', { name: 'Create My CV' })
  await create.click()
  const dialog = page.getByRole('dialog', { name: 'How can you be reached?' })
  await expect(dialog).toContainText('One CV per phone number is allowed.')
  await create.click()
  await expectMessage(page, 'Email Required', 'Please enter your email address')
  await dialog.getByLabel('Email').fill(`  ${anEmail()} `)
  await create.click()
  await expectMessage(page, 'Phone Required', 'Please enter your phone number')
  await dialog.getByLabel('Phone number').fill(aPhone())
  await refuse(page, 'POST **/api/cvs/aisacv', 409, { message: 'A CV with this phone number already exists' })
  await create.click()
  await expectMessage(page, 'Error Creating CV', 'A CV with this phone number already exists')
  await goTo(page, 'Personal Info')
  await page.getByLabel('Email').fill(anEmail())
  await page.getByLabel('Phone number').fill(aPhone())
  await goTo(page, 'Skills & More')
  await expectWayToView(page, () => create.click())
}

/** The view opens by itself after 1,500 ms, or slightly more or less, because the clock moves while the server works. */
async function expectWayToView(page: Page, make: () => Promise<void>): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await make()
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(page.getByRole('link', { name: 'Explore Jobs' })).toBeVisible({ timeout: 50 })
  }).toPass()
  await expectMessage(page, 'CV Created Successfully!', 'Redirecting you to view your CV...')
  await page.clock.runFor(1_300)
  await expect(page).toHaveURL('/aisacv#step-5')
  await page.clock.runFor(200)
  await expect(page).toHaveURL(/\/cv\/view\//)
  await page.clock.resume()
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport })

    test('messages about wishes, jobs and a CV, and about signing in again', async ({ page }) => {
      test.slow()
      await registerAndSignIn(page)
      await wish(page)
      await applyAndSave(page)
      await saveAndDownload(page)
      await applyLoggedOut(page)
    })

    test('messages about a payment', async ({ page }) => {
      await payDemo(page)
    })

    test('messages about an anonymous CV, and when its view opens', async ({ page }) => {
      test.slow()
      await makeFreeCv(page)
    })
  })
}
