import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { registerAndSignIn } from './people.ts'

async function fillWish(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Make a wish' })
  await form.getByLabel('Company').fill('Kaveri Software')
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
const said = (page: Page, sentence: string) => page.getByText(sentence).first()

test('a visitor’s wish is kept while its owner signs in, and then submitted once', async ({ page }) => {
  const wishes = wishesOf(page)
  const { email, password } = await registerAndSignIn(page)
  await page.goto('/api/logout')
  await fillWish(page)
  await submit(page)
  await expect(page).toHaveURL('/auth')
  await expect(said(page, 'Your wish is kept.')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(said(page, 'Wish Submitted Successfully!')).toBeVisible()
  await expect(said(page, 'Our AI will start matching you with relevant opportunities.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Submit Wish' })).toBeEnabled()
  expect(wishes).toEqual([
    { company: 'Kaveri Software', role: 'Frontend Engineer', availabilityDays: 30, expectedSalary: 1_200_000 },
  ])
})

test('what a wish lacks is named at its field', async ({ page }) => {
  const wishes = wishesOf(page)
  await page.goto('/')
  await submit(page)
  await expect(page.getByLabel('Company')).toBeFocused()
  await expect(page.getByLabel('Company')).toHaveAccessibleDescription('Company name is required')
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
  await expect(said(page, 'Error Submitting Wish')).toBeVisible()
  await expect(said(page, 'Too many attempts.')).toBeVisible()
  await expect(page.getByLabel('Company')).toHaveValue('Kaveri Software')
})
