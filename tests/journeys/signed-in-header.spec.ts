import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { registerAndSignIn } from './people.ts'

const links = {
  'My Profile': '/profile',
  'My CV': '/cv-builder',
  'My Applications': '/applications',
  'Salary Calculator': '/salary-calculator',
  Settings: '/settings',
  Logout: '/api/logout',
}

test('a signed-in user opens the account menu by its name, sees notifications, and signs out', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await registerAndSignIn(page, { firstName: 'Meera', lastName: 'Nair' })

  // The message of the sign-in is the only one, and F8 focuses it.
  const messages = page.getByRole('region', { name: /^Notifications/ })
  await expect(messages.getByRole('listitem')).toHaveCount(1)
  await expectFocusByKey(page)
  await messages.getByRole('button', { name: 'Close' }).click()
  await expect(messages.getByRole('listitem')).toHaveCount(0)

  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Candidate Login' })).toHaveCount(0)
  await header.getByRole('button', { name: 'Meera Nair' }).click()
  const account = header.getByRole('navigation', { name: 'Account' })
  for (const [name, href] of Object.entries(links))
    await expect(account.getByRole('link', { name })).toHaveAttribute('href', href)
  await expectAccessible(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = header.getByRole('navigation', { name: 'Menu' })
  for (const name of ['My Profile', 'My Applications', 'Logout']) await expect(menu.getByRole('link', { name })).toBeVisible()
  for (const name of ['My CV', 'Salary Calculator', 'Settings'])
    await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(0)
  await menu.getByRole('link', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect(header.getByRole('link', { name: 'Login / Register' })).toBeVisible()
})

test('before the first message, F8 focuses the place where it will be', async ({ page }) => {
  await page.goto('/nowhere')
  await expectFocusByKey(page)
})

/** The key does nothing before hydration. */
async function expectFocusByKey(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('F8')
    await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('list')).toBeFocused({ timeout: 1_000 })
  }).toPass()
}
