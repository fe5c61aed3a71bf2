/** A failed call affects only the part that needs it. */
import { demoSignIns } from '#app/server/demo/sign-ins.ts'
import { expect, test } from './fixtures.ts'
import { signIn, signInAsNew } from './people.ts'

const fault = { status: 500, json: { message: 'Internal Server Error', requestId: 'x' } }

test('the start page of a visitor is shown without its figures, and trying again loads them', async ({ page }) => {
  await page.goto('/terms-conditions')
  await page.route('**/api/jobs/figures', (route) => route.fulfill(fault))
  await page.getByRole('banner').getByRole('link', { name: 'Pasand' }).click()
  await expect(page.getByRole('heading', { name: 'Trusted companies' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Make a wish' })).toBeVisible()
  await expect(page.getByText('Failed to fetch the figures')).toHaveCount(2)
  await page.unroute('**/api/jobs/figures')
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByText('Open right now:')).toBeVisible()
  await expect(page.getByText('Failed to fetch the figures')).toHaveCount(0)
})

test('the start page has links to other pages when it fails as a whole', async ({ page }) => {
  await signInAsNew(page)
  await page.goto('/terms-conditions')
  await page.route('**/api/account/strength', (route) => route.fulfill(fault))
  await page.getByRole('banner').getByRole('link', { name: 'Pasand' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to the start page' })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Browse jobs' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the home screen of a candidate is shown without recommendations, and trying again loads them', async ({ page }) => {
  await signInAsNew(page)
  await page.goto('/terms-conditions')
  const reads = ['**/api/applications/recommended-jobs', '**/api/account/career-tip']
  for (const read of reads) await page.route(read, (route) => route.fulfill(fault))
  await page.getByRole('banner').getByRole('link', { name: 'Pasand' }).click()
  await expect(page.getByRole('heading', { name: 'Profile strength' })).toBeVisible()
  await expect(page.getByText('Failed to fetch jobs for you')).toBeVisible()
  for (const read of reads) await page.unroute(read)
  await page.getByRole('alert').filter({ hasText: 'jobs for you' }).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('New on Pasand').first()).toBeVisible()
})

test('the home screen of a candidate with applications is shown without matches', async ({ page }) => {
  await signIn(page, demoSignIns.candidate.email, demoSignIns.candidate.password)
  await page.goto('/terms-conditions')
  await page.route('**/api/wishes/matches', (route) => route.fulfill(fault))
  await page.getByRole('banner').getByRole('link', { name: 'Pasand' }).click()
  await expect(page.getByRole('heading', { name: 'Recent applications' })).toBeVisible()
  await expect(page.getByText('Failed to fetch your matches')).toBeVisible()
})

test('the page of a job is shown without similar jobs', async ({ page }) => {
  // On a desktop the job would open beside the list.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/jobs')
  await page.route('**/api/jobs/*/similar', (route) => route.fulfill(fault))
  const job = page.getByRole('article').first().getByRole('heading', { level: 3 })
  const title = await job.innerText()
  await job.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'About the job' })).toBeVisible()
})

test('a server error is shown in plain words, and the search stays', async ({ page }) => {
  await page.goto('/jobs')
  await page.route('**/api/jobs?*', (route) => route.fulfill(fault))
  await page.getByLabel('Search jobs').fill('nurse')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText("It's our mistake. Please try again.")
  await expect(page.getByLabel('Search jobs')).toHaveValue('nurse')
})

test('empty notifications have links to other screens', async ({ page }) => {
  await signInAsNew(page)
  await page.goto('/notifications')
  await expect(page.getByRole('heading', { name: 'Nothing new' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'My wishes' }).click()
  await expect(page).toHaveURL('/wishes')
})
