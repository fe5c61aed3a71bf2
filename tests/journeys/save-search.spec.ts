import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { registerAndSignIn } from './people.ts'

const address = '/jobs?q=nurse&location=Pune&experience=entry&salaryMin=200000'

test('a visitor’s search is kept through the sign-in, and saved with every filter', async ({ page }) => {
  const { email, password } = await registerAndSignIn(page)
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

test('a search is saved once, and paused where its saving says', async ({ page }) => {
  await registerAndSignIn(page)
  await page.goto(address)
  const save = page.getByRole('button', { name: 'Save this search' })
  await save.click()
  await expect(page.getByText('This search is saved.')).toBeVisible()
  await page.reload()
  await save.click()
  await expect(page.getByText('This search was saved already.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'See or pause it' }).click()
  await expect(page).toHaveURL(/\/wishes#search-/)
  await expect(
    page.getByRole('heading', { name: '“nurse” · in Pune · Entry level (0–2 years) · ₹2.0L a year or more' }),
  ).toBeVisible()
  await page.getByRole('button', { name: /^Pause “nurse”/ }).click()
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
})

test('a search that asks for nothing cannot be saved, and one that could not be saved says why', async ({ page }) => {
  await registerAndSignIn(page)
  await page.goto('/jobs?sort=recent&page=2')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save this search' })).toHaveCount(0)
  await page.route('**/api/saved-searches', (route) =>
    route.fulfill({ status: 409, json: { message: 'You have saved 50 searches. Delete one before you save another.' } }),
  )
  await page.goto('/jobs?q=nurse')
  await page.getByRole('button', { name: 'Save this search' }).click()
  await expect(page.getByText('You have saved 50 searches. Delete one before you save another.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save this search' })).toBeEnabled()
})
