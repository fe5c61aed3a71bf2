import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { linkTo, registerAndSignIn, signIn } from './people.ts'

test('a forgotten password is reset by the link in the email, and every device is signed out', async ({ page, browser }) => {
  const { email, password } = await registerAndSignIn(page)
  const other = await browser.newContext()
  await askForLink(await other.newPage(), email)

  // The link is opened in the signed-in browser, as a link from an email may be.
  await page.goto(await linkTo(email, '/reset-password'))
  await choosePassword(page, 'guavas-in-july')
  await page.getByRole('link', { name: 'Continue to Sign In' }).click()
  await expect(page).toHaveURL('/auth')

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await signIn(page, email, 'guavas-in-july')
})

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.route('**/api/auth/forgot-password', (route) => route.fulfill({ status: 500, body: '{"message":"x"}' }))
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Failed to send reset email. Please try again.')).toBeVisible()
  await page.unroute('**/api/auth/forgot-password')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('If this email exists, a reset link has been sent to your inbox.')).toBeVisible()
}

async function choosePassword(page: Page, password: string): Promise<void> {
  const newPassword = page.getByLabel('New password')
  const confirmation = page.getByLabel('Confirm password')
  await newPassword.fill('password123')
  await confirmation.fill('password124')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(confirmation).toBeFocused()
  await expect(confirmation).toHaveAccessibleDescription("Passwords don't match")
  await confirmation.fill('password123')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(newPassword).toHaveAccessibleDescription(/Please choose another/)
  await newPassword.fill(password)
  await confirmation.fill(password)
  await page.route('**/api/auth/reset-password', (route) => route.abort())
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText('Password reset failed. Please try again.')).toBeVisible()
  await page.unroute('**/api/auth/reset-password')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText('Password reset successfully! You can now log in with your new password.')).toBeVisible()
}

test('a reset without a token, with an invalid token and without an answer of the server is explained', async ({ page }) => {
  await page.goto('/reset-password')
  const reset = page.getByRole('button', { name: 'Reset password' })
  await page.getByLabel('New password').fill('12345')
  await reset.click()
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/Password must be at least 6 characters/)
  await page.getByLabel('New password').fill('guavas-in-july')
  await page.getByLabel('Confirm password').fill('guavas-in-july')
  await reset.click()
  await expect(page.getByRole('alert').getByText('Invalid reset token. Please request a new password reset.')).toBeVisible()

  await page.goto('/reset-password?token=reset-nobody-has-this')
  await page.getByLabel('New password').fill('guavas-in-july')
  await page.getByLabel('Confirm password').fill('guavas-in-july')
  await reset.click()
  await expect(
    page.getByText('This link has expired or has been used already. Please request a new password reset.'),
  ).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveValue('guavas-in-july')
  await page.route('**/api/auth/reset-password', (route) => route.fulfill({ status: 502, body: '' }))
  await reset.click()
  await expect(page.getByText('Password reset failed', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Request a new reset link' }).click()
  await expect(page).toHaveURL('/auth?tab=forgot-password')
  await page.getByLabel('Email').fill('asha')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email')
})
