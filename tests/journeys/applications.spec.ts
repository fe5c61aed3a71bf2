import type { Page } from '@playwright/test'
import { englishCv } from '../factories/a-cv.ts'
import { expectAccessible } from './axe.ts'
import { expectToast } from './cv-typing.ts'
import { expect, test } from './fixtures.ts'
import { registerAndSignIn, signInAsNew } from './people.ts'

async function withCv(page: Page): Promise<void> {
  await signInAsNew(page)
  expect((await page.request.post('/api/cvs', { data: englishCv })).status()).toBe(201)
}

const applyButton = (page: Page, title: string) => page.getByRole('button', { name: `Apply Now: ${title}` })

/** The title of the first job on the list. */
async function firstJob(page: Page): Promise<string> {
  await page.goto('/jobs')
  const label = await page
    .getByLabel(/^Apply Now: /)
    .first()
    .getAttribute('aria-label')
  return (label ?? '').replace('Apply Now: ', '')
}

test('a person applies once, and follows the application', async ({ page }) => {
  test.slow()
  await withCv(page)
  const title = await firstJob(page)
  await applyButton(page, title).first().click()
  await expectToast(page, 'Application Submitted!', 'Your application has been sent to the employer. Good luck!')
  await expect(page.getByRole('button', { name: `Applied: ${title}` }).first()).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('button', { name: `Applied: ${title}` }).first()).toBeDisabled()

  await page.goto('/applications')
  await expect(page.getByRole('heading', { level: 1, name: 'My Applications' })).toBeVisible()
  const card = page.getByRole('article').filter({ hasText: title })
  await expect(card).toHaveCount(1)
  await expect(page.getByRole('navigation', { name: 'Applications by status' }).getByRole('link')).toHaveText([
    'All 1',
    'Applied 1',
  ])
  await expectAccessible(page)

  const search = page.getByRole('searchbox', { name: 'Search' })
  await page.getByRole('main').locator('summary').click()
  await search.fill('no such job')
  await search.press('Enter')
  await expect(page).toHaveURL('/applications?q=no+such+job')
  await expect(page.getByRole('heading', { name: 'No application matches' })).toBeVisible()
  await expect(search).toBeFocused()
  await page.getByRole('link', { name: 'Show all applications' }).click()
  await expect(page.locator('input[name=q]')).toHaveValue('')
  await page.goto('/applications?status=rejected')
  await expect(page.getByRole('link', { name: 'Rejected 0' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('without a CV, a link to the builder is shown', async ({ page }) => {
  await registerAndSignIn(page)
  await applyButton(page, await firstJob(page))
    .first()
    .click()
  await expectToast(page, 'CV Required', 'Please build your CV first before applying for jobs.')
  await page.getByRole('link', { name: 'Build your CV' }).click()
  await expect(page).toHaveURL('/cv-builder')
})

test('a visitor is sent to sign in, and comes back to the list', async ({ page }) => {
  await firstJob(page)
  await page
    .getByRole('link', { name: /^Apply Now: / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/auth\?.*returnTo=(%2F|\/)jobs/)
  const wanted = new URL(page.url()).searchParams.get('returnTo')
  expect(wanted).toMatch(/#job-[\da-f-]{36}$/)
  await page.getByLabel('Email').fill('asha@pasand.example')
  await page.getByLabel('Password').fill('namaste-pasand')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(wanted ?? '')
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport()
  await page.goto('/api/logout')
  await page.goto('/applications?status=offer')
  await expect(page).toHaveURL(/\/auth\?.*returnTo=(%2F|\/)applications/)
})

test('a person whose sign-in has ended sees a message and the sign-in page', async ({ page, context }) => {
  await withCv(page)
  const title = await firstJob(page)
  await expect(applyButton(page, title).first()).toBeEnabled()
  await context.clearCookies()
  // The clock is stopped, so that a slow machine sees the message as well.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await applyButton(page, title).first().click()
  await expectToast(page, 'Unauthorized', 'You are logged out. Logging in again...')
  await page.clock.runFor(500)
  await expect(page).toHaveURL(/\/auth/)
})

test('an application for a job that closes in the meantime is refused with a message', async ({ page }) => {
  await withCv(page)
  const title = await firstJob(page)
  const refusal = { code: 'jobClosed', message: 'This job is no longer open' }
  await page.route('/api/applications', (route) => route.fulfill({ status: 404, json: refusal }))
  await applyButton(page, title).first().click()
  await expectToast(page, 'Application Failed', 'This job is no longer open')
})

test('a person who has not applied yet is shown where to begin', async ({ page }) => {
  await signInAsNew(page)
  await page.goto('/applications')
  await expect(page.getByRole('heading', { name: 'You have not applied yet' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Browse Jobs' }).click()
  await expect(page).toHaveURL('/jobs')
})

test('while an application is being sent, its button says so', async ({ page }) => {
  await withCv(page)
  const title = await firstJob(page)
  const { promise: isSeen, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/applications', async (route) => {
    await isSeen
    await route.continue()
  })
  await applyButton(page, title).first().click()
  await expect(page.getByRole('button', { name: `Applying: ${title}` })).toHaveText('Applying…')
  resolve()
  await expect(page.getByRole('button', { name: `Applied: ${title}` }).first()).toBeVisible()
})

test('when an application leaves a filtered list, the focus moves to the list, and the counts change', async ({ page }) => {
  await withCv(page)
  const jobs: { id: string; title: string }[] = await (await page.request.get('/api/jobs?limit=2')).json()
  for (const { id } of jobs) expect((await page.request.post('/api/applications', { data: { jobId: id } })).ok()).toBe(true)
  await page.goto('/applications?status=applied')
  const withdraw = page.getByRole('button', { name: /^Withdraw/ }).first()
  await expect(withdraw).toBeEnabled()
  await withdraw.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).press('Enter')
  await expect(page.getByRole('article')).toHaveCount(1)
  const counts = page.getByRole('navigation', { name: 'Applications by status' }).getByRole('link')
  await expect(counts).toHaveText(['All 2', 'Applied 1', 'Withdrawn 1'])
  await page.keyboard.press('Tab')
  await expect(counts.first()).toBeFocused()
})
