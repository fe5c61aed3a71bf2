/** Two people share a browser: the second signs in in another tab while the page of the first is open. */
import { expect, test } from '@playwright/test'
import { goTo, openBuilder } from './cv-typing.ts'
import { hydrated } from './fixtures.ts'
import { signInAsNew } from './people.ts'

// The fixtures of the other journeys are not used, because they fail on the refused calls that the browser reports here.
test('what is typed for one account is not saved in another, and stays on the device', async ({ page, context }) => {
  const meera = await signInAsNew(page, { firstName: 'Meera' })
  await openBuilder(page)
  await signInAsNew(await context.newPage(), { firstName: 'Farhan' })
  await goTo(page, 'Summary')
  const refused = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByLabel('Summary').fill('Looks after the accounts of a school.')
  expect((await refused).status()).toBe(401)
  const own = await context.request.get('/api/cvs/draft')
  expect(await own.text()).not.toContain('accounts of a school')
  await context.request.post('/api/auth/login', { data: { email: meera.email, password: meera.password } })
  await page.reload()
  await expect(page.getByLabel('Summary')).toHaveValue('Looks after the accounts of a school.')
})

test('what one person typed in a form is not shown to another who signs in in the same tab', async ({ page, context }) => {
  await signInAsNew(page, { firstName: 'Meera' })
  await page.goto('/contact-us')
  const message = page.getByLabel('Message', { exact: true })
  await message.fill('My employer has not paid me since June.')
  await page.reload()
  await expect(message).toHaveValue('My employer has not paid me since June.')
  await signInAsNew(await context.newPage(), { firstName: 'Farhan' })
  await page.goto('/contact-us')
  await hydrated(page)
  await expect(message).toHaveValue('')
})

test('after signing out, the browser has no copy of a CV that the server has', async ({ page }) => {
  await signInAsNew(page)
  await openBuilder(page)
  await goTo(page, 'Summary')
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await page.getByLabel('Summary').fill('Looks after the accounts of a school.')
  await saved
  const copies = () =>
    page.evaluate(() => Object.values(localStorage).filter((text) => text.includes('accounts of a school')).length)
  await expect.poll(copies).toBe(1)
  await page.getByRole('button', { name: /account/i }).click()
  await page.getByRole('link', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  expect(await copies()).toBe(0)
})
