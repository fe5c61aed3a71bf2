/** Staff choose a new password; on a phone and on a wide screen. */
import type { Page } from '@playwright/test'
import { expectGood } from './expect-good.ts'
import { expect, test } from './fixtures.ts'
import { expectMessage, refuse } from './messages.ts'
import { linkTo } from './people.ts'
import { button, createdBy, signIn } from './staff-entry.ts'

async function tryQuickReset(page: Page, email: string): Promise<void> {
  await page.goto('/admin/login')
  await expectGood(page, 'admin-login')
  await button(page, 'Quick reset').click()
  await button(page, 'Update Password').click()
  await expectMessage(page, 'Missing Information', 'Please enter both email and new password.')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('New password', { exact: true }).fill('short')
  await button(page, 'Update Password').click()
  await expectMessage(page, 'Password Too Short', 'Password must be at least 6 characters long.')
  await page.getByLabel('New password', { exact: true }).fill('jamuns-in-july')
  await button(page, 'Update Password').click()
  await expectMessage(page, 'Reset Failed', 'Quick reset is turned off. Use the e-mailed reset link.')
  await expectGood(page, 'quick-reset')
  await page.route('**/api/admin/quick-reset', (route) => route.fulfill({ json: { message: 'Password Updated' } }))
  await button(page, 'Update Password').click()
  await expectMessage(page, 'Password Updated')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('jamuns-in-july')
}

async function requestLink(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await button(page, 'Send Reset Link').click()
  await expect(page.getByText('Please enter a valid email')).toBeVisible()
  await refuse(page, 'POST **/api/admin/forgot-password', 500, { message: '' })
  await page.getByLabel('Email').fill(`nobody-${email}`)
  await button(page, 'Send Reset Link').click()
  await expectMessage(page, 'Request Failed')
  await button(page, 'Send Reset Link').click()
  await expectMessage(page, 'Reset Link Sent', 'If the email exists, a reset link has been sent')
  await button(page, 'Reset Password').click()
  await expect(page.getByText('Reset token is required')).toBeVisible()
  await expect(page.getByText('Password confirmation is required')).toBeVisible()
  await expectGood(page, 'admin-reset')
}

async function reset(page: Page, email: string): Promise<void> {
  await page.goto('/admin/forgot-password?token=made-up')
  await page.getByLabel('New password', { exact: true }).fill('jamuns-in-july')
  await page.getByLabel('Confirm password', { exact: true }).fill('jamuns-in-june')
  await button(page, 'Reset Password').click()
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  await page.getByLabel('Confirm password', { exact: true }).fill('jamuns-in-july')
  await button(page, 'Reset Password').click()
  await expectMessage(page, 'Reset Failed', 'Invalid or expired reset token')
  await page.goto(await linkTo(email, '/admin/forgot-password'))
  await page.getByLabel('New password', { exact: true }).fill('jamuns-in-july')
  await page.getByLabel('Confirm password', { exact: true }).fill('jamuns-in-july')
  await button(page, 'Reset Password').click()
  await expectMessage(page, 'Password Reset Successful')
  await expect(page).toHaveURL('/admin/login')
  await signIn(page, email, 'jamuns-in-july')
  await expect(page).toHaveURL('/admin/dashboard')
}

for (const width of [390, 1440]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('a password is reset by the link of an email, and the quick reset says that it is off', async ({
      page,
      browser,
      baseURL,
    }) => {
      test.slow()
      const email = await createdBy(browser, baseURL)
      await tryQuickReset(page, email)
      await requestLink(page, email)
      await reset(page, email)
    })
  })
}
