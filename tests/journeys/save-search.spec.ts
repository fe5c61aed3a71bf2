import { demoSignIns } from '#app/server/demo/sign-ins.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { registerAndSignIn, signIn, signInAsNew } from './people.ts'

const address = '/jobs?q=nurse&location=Pune&experience=entry&salaryMin=200000'

test('a visitor’s search is stored during the sign-in, and saved with every filter', async ({ page }) => {
  const { email, password } = await signInAsNew(page)
  await page.goto('/api/logout')
  await page.goto(address)
  const save = page.getByRole('button', { name: 'Save this search' })
  await expectAccessible(page)
  await save.click()
  await expect(page).toHaveURL(/\/auth/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByText('Search Saved!', { exact: true })).toBeVisible()
  await expect(page.getByText('This search is saved.')).toBeVisible()
})

test('a search is saved once, and can be paused where the message says', async ({ page }) => {
  await signInAsNew(page)
  await page.goto(address)
  const save = page.getByRole('button', { name: 'Save this search' })
  await save.click()
  await expect(page.getByText('This search is saved.')).toBeVisible()
  await page.reload()
  await save.click()
  await expect(page.getByText("You've already saved this search.")).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'See or pause it' }).click()
  await expect(page).toHaveURL(/\/wishes#search-/)
  await expect(
    page.getByRole('heading', { name: '“nurse” · in Pune · Entry level (0–2 years) · ₹2.0L a year or more' }),
  ).toBeVisible()
  await page.getByRole('button', { name: /^Pause “nurse”/ }).click()
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
  await expect(page.getByText('We look for new jobs every morning.')).toHaveCount(0)
  await expect(page.getByText('Paused. Resume to get alerts again.')).toBeVisible()
})

test('an empty search cannot be saved, and a message says why a search could not be saved', async ({ page }) => {
  await signInAsNew(page)
  await page.goto('/jobs?sort=recent&page=2')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save this search' })).toHaveCount(0)
  await page.goto('/jobs?experience=ancient', { waitUntil: 'networkidle' })
  await expect(page.getByRole('alert')).toContainText('Failed to fetch jobs')
  await expect(page.getByRole('button', { name: 'Save this search' })).toHaveCount(0)
  await page.route('**/api/saved-searches', (route) =>
    route.fulfill({ status: 409, json: { message: 'You have saved 50 searches. Delete one before you save another.' } }),
  )
  await page.goto('/jobs?q=nurse')
  await page.getByRole('button', { name: 'Save this search' }).click()
  await expect(page.getByText('You have saved 50 searches. Delete one before you save another.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save this search' })).toBeEnabled()
})

test('the number of jobs that a search has found counts only open jobs', async ({ page }) => {
  await signIn(page, demoSignIns.candidate.email, demoSignIns.candidate.password)
  const [search] = await (await page.request.get('/api/saved-searches')).json()
  expect(search.alertCount).toBeGreaterThan(search.alerts.length)
  await page.goto('/wishes')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: search.name }) })
  await expect(card).toContainText(`Showing the newest ${search.alerts.length} of ${search.alertCount} open jobs found so far.`)
})

test('a wish or a search that was deleted in another window disappears from the list after a click on it', async ({ page }) => {
  await registerAndSignIn(page)
  const wish = { company: 'Any', role: 'Driver', availabilityDays: 0 }
  const made = await (await page.request.post('/api/wishes', { data: wish })).json()
  const saved = await (await page.request.post('/api/saved-searches', { data: { query: { q: 'driver' } } })).json()
  await page.goto('/wishes')
  for (const gone of [`/api/wishes/${made.id}`, `/api/saved-searches/${saved.id}`]) {
    expect((await page.request.delete(gone)).ok()).toBe(true)
  }
  await page.getByRole('button', { name: 'Pause the wish Driver at Any' }).click()
  await expect(page.getByRole('heading', { name: 'No wishes yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Pause “driver”' }).click()
  await expect(page.getByText('No saved searches yet')).toBeVisible()
})
