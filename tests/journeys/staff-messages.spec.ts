/** The messages of the specification that need a failing server; the others are in the journeys of their screens. */
import type { Page } from '@playwright/test'
import { administrator } from './administrator.ts'
import { expect, test } from './fixtures.ts'
import { expectMessage, refuse } from './messages.ts'
import { button } from './staff-entry.ts'
import { routeOnce } from './routes.ts'

async function failToSignIn(page: Page): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(administrator.email)
  await page.getByLabel('Password').fill(administrator.password)
  await routeOnce(page, '**/api/admin/login', (route) => route.abort())
  await button(page, 'Sign In').click()
  await expectMessage(page, 'Error', 'Unable to connect to admin system')
  const refusal = 'Access Denied: Only authorized email addresses can access the admin panel.'
  await refuse(page, 'POST **/api/admin/login', 403, { message: refusal, code: 'notStaff' })
  await button(page, 'Sign In').click()
  await expectMessage(page, 'Login Failed', refusal)
  await page.goto('/admin/forgot-password')
  await page.getByLabel('Email').fill(administrator.email)
  await routeOnce(page, '**/api/admin/forgot-password', (route) => route.abort())
  await button(page, 'Send Reset Link').click()
  await expectMessage(page, 'Request Failed', 'Unable to process password reset request')
}

async function failToCreate(page: Page): Promise<void> {
  expect((await page.request.post('/api/admin/login', { data: administrator })).status()).toBe(200)
  await page.goto('/admin/create-staff')
  await page.getByLabel('First name').fill('Meera')
  await page.getByLabel('Last name').fill('Nair')
  await page.getByLabel('Email').fill('meera.nair@pasand.example')
  await page.getByRole('radio', { name: 'Sales Team' }).check()
  await page.getByLabel('Password', { exact: true }).fill('walnuts-in-leh')
  await routeOnce(page, '**/api/admin/staff', (route) => route.abort())
  await button(page, 'Create Staff Member').click()
  await expectMessage(page, 'Creation Failed', 'Failed to create staff member')
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/admin/dashboard')
  await page.goto('/admin/create-staff')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/admin/dashboard')
}

test('every failure of the staff area says what the specification says', async ({ page }) => {
  test.slow()
  await failToSignIn(page)
  await failToCreate(page)
  // Logging out leaves the screen even if it fails.
  await routeOnce(page, '**/api/admin/logout', (route) => route.abort())
  await button(page, 'Logout').click()
  await expectMessage(page, 'Not Logged Out', 'This browser may still be signed in. Please try again.')
  await expect(page).toHaveURL('/admin/login?error=not_logged_out')
  await expect(button(page, 'Sign In')).toBeVisible()
})
