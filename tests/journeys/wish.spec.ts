import type { Page } from '@playwright/test'
import { englishCv } from '../factories/a-cv.ts'
import { expect, test } from './fixtures.ts'
import { registerAndSignIn, signInAsNew } from './people.ts'

async function fillWish(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Make a wish' })
  await form.getByLabel('Company', { exact: true }).fill('Kaveri Software')
  await form.getByLabel('Role').fill('Frontend Engineer')
  await form.getByLabel('Availability').selectOption('30 Days')
  await form.getByLabel('Expected salary').fill('12,00,000')
}

/** The bodies of the wishes that reach the server. */
function wishesOf(page: Page): unknown[] {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/wishes')) bodies.push(request.postDataJSON())
  })
  return bodies
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Wish' }).click()
const shown = (page: Page, sentence: string) => page.getByText(sentence).first()

test('a visitor’s wish is stored during the sign-in, and then submitted once', async ({ page }) => {
  const wishes = wishesOf(page)
  const { email, password } = await signInAsNew(page)
  await page.goto('/api/logout')
  await fillWish(page)
  await submit(page)
  await expect(page).toHaveURL('/auth')
  await expect(shown(page, 'Your wish is saved.')).toBeVisible()
  await page.goBack()
  const form = page.getByRole('form', { name: 'Make a wish' })
  await expect(form.getByLabel('Company', { exact: true })).toHaveValue('Kaveri Software')
  await expect(form.getByLabel('Availability')).toHaveValue('30')
  await submit(page)
  await expect(page).toHaveURL('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(shown(page, 'Wish Submitted Successfully!')).toBeVisible()
  await expect(shown(page, 'Our AI will start matching you with relevant opportunities.')).toBeVisible()
  await page.reload()
  await page.getByText('Make another wish').click()
  await expect(page.getByRole('button', { name: 'Submit Wish' })).toBeEnabled()
  expect(wishes).toEqual([
    { company: 'Kaveri Software', role: 'Frontend Engineer', availabilityDays: 30, expectedSalary: 1_200_000 },
  ])
})

test('each missing value of a wish is named at its field', async ({ page }) => {
  const wishes = wishesOf(page)
  await page.goto('/')
  await submit(page)
  await expect(page.getByLabel('Role')).toBeFocused()
  await expect(page.getByLabel('Company', { exact: true })).toHaveAccessibleDescription('Company name is required')
  await expect(page.getByLabel('Role')).toHaveAccessibleDescription('Role is required')
  await expect(page.getByLabel('Availability')).toHaveAccessibleDescription('Availability is required')
  await expect(page).toHaveURL('/')
  expect(wishes).toEqual([])
})

test('a wish that the server refuses is explained, and what was typed stays', async ({ page }) => {
  await registerAndSignIn(page)
  await page.route('**/api/wishes', (route) => route.fulfill({ status: 429, json: { message: 'Too many attempts.' } }))
  await fillWish(page)
  await submit(page)
  await expect(shown(page, 'Error Submitting Wish')).toBeVisible()
  await expect(shown(page, 'Too many attempts.')).toBeVisible()
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Kaveri Software')
})

test('after a deletion the focus moves to the list, and stays when the deletion failed', async ({ page }) => {
  await registerAndSignIn(page)
  for (const role of ['Driver', 'Cook']) {
    const wish = { company: 'Any', role, availabilityDays: 0 }
    expect((await page.request.post('/api/wishes', { data: wish })).ok()).toBe(true)
  }
  expect((await page.request.post('/api/saved-searches', { data: { query: { q: 'driver' } } })).ok()).toBe(true)
  await page.goto('/wishes')
  const first = page.getByRole('button', { name: 'Delete the wish Driver at Any' })
  await expect(first).toBeEnabled()
  await first.press('Enter')
  await expect(page.getByText('Wish Deleted', { exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Pause the wish Cook at Any' })).toBeFocused()
  await page.route('**/api/wishes/*', (route) => route.abort())
  const last = page.getByRole('button', { name: 'Delete the wish Cook at Any' })
  await last.press('Enter')
  await expect(page.getByText('Wish Not Deleted', { exact: true })).toBeVisible()
  await expect(last).toBeFocused()
  const before = page.getByRole('button', { name: 'Save this search' })
  await page.getByRole('button', { name: 'Delete “driver”' }).press('Enter')
  await expect(page.getByText('No saved searches yet')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(before).toBeFocused()
})

test('a person without a company in mind ticks Any company', async ({ page }) => {
  await page.goto('/')
  const company = page.getByLabel('Company', { exact: true })
  const any = page.getByLabel('Any company')
  await submit(page)
  await any.check()
  await expect(company).toHaveValue('Any company')
  await expect(company).toHaveAccessibleDescription('')
  await company.fill('Kaveri Software')
  await expect(any).not.toBeChecked()
  await any.check()
  await any.uncheck()
  await expect(company).toHaveValue('')
})

test('every press on its link leads into the form, and the home screen says what comes next', async ({ page }) => {
  await registerAndSignIn(page)
  const role = page.getByRole('form', { name: 'Make a wish' }).getByLabel('Role')
  for (const press of ['first', 'second']) {
    await page.getByRole('link', { name: 'Make a wish' }).click()
    await expect(role, press).toBeFocused()
    await role.blur()
  }
  expect((await page.request.post('/api/cvs', { data: englishCv })).status()).toBe(201)
  await page.goto('/')
  await expect(shown(page, 'Make a wish below')).toBeVisible()
  await fillWish(page)
  await submit(page)
  await expect(shown(page, 'We check every new job within a minute or two.')).toBeVisible()
  const [wish] = (await (await page.request.get('/api/wishes')).json()) as { id: string }[]
  expect((await page.request.put(`/api/wishes/${wish?.id}`, { data: { isActive: false } })).ok()).toBe(true)
  await page.goto('/wishes')
  await page.getByRole('link', { name: 'Make another wish' }).click()
  await expect(shown(page, 'Your wishes are paused.')).toBeVisible()
  await expect(role).toBeFocused()
})
