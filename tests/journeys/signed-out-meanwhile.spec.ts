/** The sign-in ends during work: no typed text is lost, and work continues after the next sign-in. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { onAJob } from './on-a-job.ts'
import { type Account, registerAndSignIn, signInAsNew, someone } from './people.ts'
import { registerCompany } from './employers.ts'
import { englishCv } from '../factories/a-cv.ts'

async function signInAgain(page: Page, { email, password }: Account): Promise<void> {
  await expect(page).toHaveURL(/\/auth/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test('a cover letter is open again with every word, and can be sent', async ({ page, context }) => {
  // On a desktop the job would open beside the list.
  await page.setViewportSize({ width: 390, height: 844 })
  const account = await signInAsNew(page)
  expect((await page.request.post('/api/cvs', { data: englishCv })).status()).toBe(201)
  await page.goto('/jobs?q=nurse')
  const job = page.getByRole('article').first().getByRole('heading', { level: 3 })
  const title = await job.innerText()
  await job.getByRole('link').click()
  await page.getByRole('button', { name: 'Apply with a Cover Letter' }).click()
  await page.getByRole('textbox', { name: 'Cover letter' }).fill('I know the ward and its people.')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Send Application' }).click()
  await expect(page.getByText('You are logged out. Logging in again...').first()).toBeVisible()
  await signInAgain(page, account)
  await expect(page.getByRole('textbox', { name: 'Cover letter' })).toHaveValue('I know the ward and its people.')
  await expect(page).toHaveURL(/\/jobs\/[\da-f-]{36}$/)
  await page.getByRole('button', { name: 'Send Application' }).click()
  await expect(page.getByRole('button', { name: `Applied: ${title}` }).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the cover letter of one person is not shown to another', async ({ page, context }) => {
  await onAJob(page)
  const address = page.url()
  await page.getByRole('button', { name: 'Apply with a Cover Letter' }).click()
  await page.getByRole('textbox', { name: 'Cover letter' }).fill('Between us alone.')
  await context.clearCookies()
  await signInAsNew(page)
  await page.goto(address)
  await page.getByRole('button', { name: 'Apply with a Cover Letter' }).click()
  await expect(page.getByRole('textbox', { name: 'Cover letter' })).toHaveValue('')
})

test('a form without a draft stays as it is, and is sent after a sign-in in another tab', async ({ page, context }) => {
  const { email, password } = someone()
  await registerCompany(page, 'Kosi Foods', email)
  await page.goto('/employer-portal/company')
  await page.getByLabel(/^Website/).fill('https://kosi-foods.example')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save Company' }).click()
  await expect(page.locator('.toast')).toContainText('You are logged out. Please log in again.')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Log in in a new tab' }).click()
  const beside = await opened
  await beside.getByLabel('Email').fill(email)
  await beside.getByLabel('Password').fill(password)
  await beside.getByRole('button', { name: 'Sign In' }).click()
  await expect(beside).toHaveURL('/employer-portal/company')
  await page.getByRole('button', { name: 'Save Company' }).click()
  await expect(page.locator('.toast')).toContainText('Company Saved')
  await expect(page.getByLabel(/^Website/)).toHaveValue('https://kosi-foods.example')
})

test('the link home leads to the start page of a visitor', async ({ page, context }) => {
  await signInAsNew(page)
  await page.goto('/terms-conditions')
  await context.clearCookies()
  await page.getByRole('banner').getByRole('link', { name: 'Pasand' }).click()
  await expect(page.getByRole('heading', { name: 'Trusted companies' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Candidate Login' }).first()).toBeAttached()
})

test('a search typed among the wishes is saved once, after the next sign-in', async ({ page, context }) => {
  const account = await signInAsNew(page)
  await page.goto('/wishes')
  await page.getByLabel('Title, company or skill').fill('driver')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save this search' }).click()
  await signInAgain(page, account)
  await expect(page).toHaveURL('/wishes')
  await expect(page.getByText('Search Saved!', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: '“driver”' })).toBeVisible()
  await page.getByLabel('Title, company or skill').fill('driver')
  await page.getByRole('button', { name: 'Save this search' }).click()
  await expect(page.getByText('Already Saved', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: '“driver”' })).toHaveCount(1)
})

test('a search that could not be saved after the sign-in is saved on the next visit', async ({ page }) => {
  const account = await signInAsNew(page)
  await page.goto('/api/logout')
  await page.goto('/jobs?q=driver')
  await page.getByRole('button', { name: 'Save this search' }).click()
  await page.route('**/api/saved-searches', (route) => route.abort())
  await signInAgain(page, account)
  await expect(page.getByText('Search Not Saved', { exact: true })).toBeVisible()
  await page.unroute('**/api/saved-searches')
  await page.goto('/')
  await expect(page.getByText('Search Saved!', { exact: true })).toBeVisible()
})

test('a signed-out person who pauses a wish sees a message and the sign-in page', async ({ page, context }) => {
  const account = await registerAndSignIn(page)
  const wish = { company: 'Any', role: 'Driver', availabilityDays: 0 }
  expect((await page.request.post('/api/wishes', { data: wish })).ok()).toBe(true)
  await page.goto('/wishes')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Pause the wish Driver at Any' }).click()
  await expect(page.getByText('You are logged out. Logging in again...').first()).toBeVisible()
  await signInAgain(page, account)
  await expect(page).toHaveURL('/wishes')
  await page.getByRole('button', { name: 'Pause the wish Driver at Any' }).click()
  await expect(page.getByText('Wish Paused', { exact: true })).toBeVisible()
})
