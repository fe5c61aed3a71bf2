/** A failed call of the company screens is reported where its data would be; the list, the filter and typed text stay. */
import { expect, test } from './fixtures.ts'
import { signIn } from './people.ts'

const fault = { status: 500, json: { message: 'Internal Server Error', requestId: 'x' } }
const message = "It's our mistake. Please try again."

test('when more companies cannot be loaded, the present ones stay, and trying again loads the others', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/companies')
  const cards = page.getByRole('article')
  await page.route('**/api/companies?*', (route) => route.fulfill(fault))
  await page.getByRole('link', { name: 'Load More' }).click()
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to fetch companies' })
  await expect(failed).toContainText(message)
  await expect(failed).toBeInViewport()
  await expect(cards).toHaveCount(5)
  await page.unroute('**/api/companies?*')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(cards).toHaveCount(10)
})

test('a filter that fails keeps what was typed into it', async ({ page }) => {
  await page.goto('/companies')
  await page.route('**/api/companies?*', (route) => route.abort())
  await page.getByLabel('Search companies').fill('hospital')
  await page.getByLabel('Industry').selectOption('Healthcare')
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please check your connection.' })).toBeVisible()
  await expect(page.getByLabel('Search companies')).toHaveValue('hospital')
  await expect(page.getByLabel('Industry')).toHaveValue('Healthcare')
  await page.unroute('**/api/companies?*')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('article').first()).toContainText('Hospital')
})

test('invalid page numbers, and numbers after the last page, are explained, with a link back', async ({ page }) => {
  expect((await page.goto('/companies?page=abc'))?.status()).toBe(400)
  await page.getByRole('link', { name: 'Show all companies' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect((await page.goto('/companies?q=hospital&page=999'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'No companies on page 999' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to page 1' }).click()
  await expect(page.getByLabel('Search companies')).toHaveValue('hospital')
  await page
    .getByRole('link', { name: /^Company Profile/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/companies\/[\da-f-]{36}$/)
  const company = page.url()
  expect((await page.goto(`${company}?page=0`))?.status()).toBe(400)
  await page.getByRole('link', { name: 'Go to page 1' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto(`${company}?page=7`)
  await expect(page.getByText('There are no more open jobs.')).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${company}?page=7`)
  await page.getByRole('link', { name: 'Go to page 1' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the page of a company is shown without its jobs', async ({ page }) => {
  await page.goto('/companies')
  await page.route('**/api/companies/*/jobs?*', (route) => route.fulfill(fault))
  await page
    .getByRole('link', { name: /^Company Profile/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Ratings by applicants' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch jobs' })).toContainText(message)
  await page.unroute('**/api/companies/*/jobs?*')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the page of a company is shown without one’s own rating, and a rating that is being typed survives a reload', async ({
  page,
}) => {
  // The test visits five screens.
  test.slow()
  await signIn(page, 'asha@pasand.example', 'namaste-pasand')
  await page.goto('/applications')
  await page.getByRole('article').first().getByText('View Details').click()
  await page.getByRole('link', { name: 'View the job' }).click()
  await page.route('**/api/companies/*/my-rating', (route) => route.fulfill(fault))
  await page.getByRole('link', { name: /^All jobs at/ }).click()
  const missing = page.getByRole('alert').filter({ hasText: 'Failed to fetch your rating' })
  await expect(missing).toBeVisible()
  await page.unroute('**/api/companies/*/my-rating')
  await missing.getByRole('button', { name: 'Try again' }).click()
  const words = page.getByRole('form', { name: 'Your rating' }).getByLabel('What should others know?')
  await words.fill('They called back the same day.')
  await page.reload()
  await expect(words).toHaveValue('They called back the same day.')
})

test('a person who was signed out meanwhile sees who may rate', async ({ page }) => {
  await signIn(page, 'asha@pasand.example', 'namaste-pasand')
  await page.goto('/companies')
  await expect(page.getByRole('article')).toHaveCount(5)
  await page.context().clearCookies()
  await page
    .getByRole('link', { name: /^Company Profile/ })
    .first()
    .click()
  await expect(page.getByText('Applied here? You can rate the company.')).toBeVisible()
})
