import { expect, type Page, test } from '@playwright/test'
import { expectToast, goTo, openBuilder } from './cv-typing.ts'
import { hydrated } from './fixtures.ts'
import { signInAsNew } from './people.ts'
import { cutOff } from './routes.ts'

/** Counts how often the page tries to load a script that does not come. */
async function withhold(page: Page, script: string): Promise<{ readonly attempts: () => number }> {
  let attempts = 0
  await page.route(script, (route) => {
    attempts += 1
    return route.abort()
  })
  return { attempts: () => attempts }
}

// The fixtures of the other journeys are not used, because they fail on the errors that the browser reports here.
test('a message whose code cannot be loaded leaves the page intact, and is shown when there is a connection', async ({
  page,
}) => {
  await signInAsNew(page)
  await page.goto('/jobs')
  const letThrough = await cutOff(page, '**/assets/toaster-*')
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Save / }).first()).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  letThrough()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText('Job Saved!').first()).toBeVisible()
})

test('a CV whose checks cannot be loaded is not saved, says so, and is checked when there is a connection', async ({ page }) => {
  await signInAsNew(page)
  const letThrough = await cutOff(page, '**/assets/zod-*')
  await openBuilder(page)
  await hydrated(page)
  await goTo(page, 'Skills & More')
  await page.getByRole('button', { name: 'Save & Finish' }).click()
  await expectToast(page, 'Error Saving CV', 'You seem to be offline.')
  letThrough()
  await page.getByRole('button', { name: 'Save & Finish' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'need your attention' })).toBeFocused()
})

test('without a connection a search and a new screen say so at once, and what was typed stays', async ({ page, context }) => {
  await page.goto('/jobs', { waitUntil: 'networkidle' })
  // On a busy machine the form is hydrated long after the scripts are loaded.
  await hydrated(page)
  await context.setOffline(true)
  await page.getByLabel('Search jobs').fill('driver')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Please check your connection.')
  await expect(page.getByLabel('Search jobs')).toHaveValue('driver')
  await page.getByRole('banner').getByRole('link', { name: 'CV Builder' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not reach Pasand')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CV Builder')
})

test('a page that was opened before a new release continues in the new release', async ({ page }) => {
  await signInAsNew(page)
  let isOld = false
  page.on('request', (request) => (isOld &&= !request.isNavigationRequest()))
  await page.route('**/assets/**', (route) => (isOld ? route.fulfill({ status: 404 }) : route.continue()))
  const becomeOld = async () => {
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await page.waitForFunction(() => performance.now() > 5_000)
    isOld = true
  }
  await page.goto('/jobs')
  await becomeOld()
  await page.getByRole('banner').getByRole('link', { name: 'Companies' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies')
  await expect(page).toHaveURL('/companies')

  // If only a part of the screen is affected, the typed text stays.
  await openBuilder(page)
  await page.getByLabel('Full name').fill('Meera Iyer')
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await becomeOld()
  await page.getByRole('button', { name: 'Import a CV' }).first().click()
  await expect(async () => {
    expect(isOld).toBe(false)
    await expect(page.getByLabel('Full name')).toHaveValue('Meera Iyer')
    await hydrated(page)
  }).toPass()
  await page.getByRole('button', { name: 'Import a CV' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Import a CV' })).toBeVisible()
})

test('a dialog whose code cannot be loaded leaves the form and says so, and opens at the next press', async ({ page }) => {
  await signInAsNew(page)
  const letThrough = await cutOff(page, '**/assets/import-dialog-*')
  await openBuilder(page)
  await page.getByLabel('Full name').fill('Meera Iyer')
  await page.getByRole('button', { name: 'Import a CV' }).first().click()
  await expectToast(page, 'Import Not Opened', 'Please check your connection and try again.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CV Builder')
  await expect(page.getByLabel('Full name')).toHaveValue('Meera Iyer')
  letThrough()
  await page.getByRole('button', { name: 'Import a CV' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Import a CV' })).toBeVisible()
})

test('the list of jobs is shown while the code of the job beside it cannot be loaded', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { attempts } = await withhold(page, '**/assets/open-job-*')
  await page.goto('/jobs')
  await hydrated(page)
  await expect.poll(attempts).toBeGreaterThan(1)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.unroute('**/assets/open-job-*')
  await expect(page.getByRole('heading', { name: 'About the job' })).toBeVisible()
})

test('a list whose code cannot be loaded stays as it was rendered, and works when the code is there', async ({ page }) => {
  const letThrough = await cutOff(page, '**/assets/listed-jobs-*')
  await page.goto('/jobs', { waitUntil: 'networkidle' })
  const card = page.getByRole('article').first()
  await expect(card.getByRole('link', { name: /^View details/ })).toBeVisible()
  // The press has its effect once the code is loaded.
  await card.getByRole('button', { name: /^Read more/ }).click()
  letThrough()
  await expect(card.getByRole('button', { name: /^Read less/ })).toBeVisible()
})

test('the list of jobs is shown while the code of the column beside it cannot be loaded', async ({ page }) => {
  await page.goto('/companies')
  const letThrough = await cutOff(page, /\/assets\/(beside-jobs|saved-list)-/)
  await page.getByRole('banner').getByRole('link', { name: 'Jobs', exact: true }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText('Active jobs')).toHaveCount(0)
  letThrough()
  await expect(page.getByText('Active jobs')).toBeVisible()
})

test('a short list of jobs is shown while the code of the similar jobs below it cannot be loaded', async ({ page }) => {
  await page.route('**/assets/similar-work-*', (route) => route.abort())
  await page.goto('/jobs')
  await hydrated(page)
  await page.getByLabel('Search jobs').fill('construction project manager')
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 jobs', { exact: true })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
})
