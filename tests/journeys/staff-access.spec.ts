/** Staff are created, sign in with a second factor and reset their passwords; on a phone and on a wide screen. */
import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { codeAt } from '../staff/staff-world.ts'
import { administrator } from './administrator.ts'
import { pressOn, typeInto } from './by-keyboard.ts'
import { expectGood } from './expect-good.ts'
import { expect, test } from './fixtures.ts'
import { expectMessage, refuse } from './messages.ts'
import { linkTo } from './people.ts'

const password = 'walnuts-in-leh'
const button = (page: Page, name: string) => page.getByRole('button', { name })

async function createdBy(browser: Browser, baseURL = ''): Promise<string> {
  const context = await browser.newContext({ baseURL })
  const email = `${randomUUID()}@pasand.example`
  expect((await context.request.post('/api/admin/login', { data: administrator })).status()).toBe(200)
  const person = { email, firstName: 'Ishani', lastName: 'Bose', role: 'support', password }
  expect((await context.request.post('/api/admin/staff', { data: person })).status()).toBe(201)
  await context.close()
  return email
}

async function signIn(page: Page, email: string, typed = password): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(typed)
  await button(page, 'Sign In').click()
}

async function enterCode(page: Page, name: string, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code)
  await button(page, name).click()
}

for (const width of [390, 1440]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('an administrator creates staff, and every message is as specified', async ({ page }) => {
      test.slow()
      const email = `${randomUUID()}@pasand.example`
      await page.request.post('/api/admin/login', { data: administrator })
      await page.goto('/admin/create-staff')
      await button(page, 'Create Staff Member').click()
      for (const sentence of [
        'Invalid email address',
        'First name must be at least 2 characters',
        'Last name must be at least 2 characters',
        'Role must be either sales or support',
        'Password must be at least 6 characters',
      ])
        await expect(page.getByText(sentence)).toBeVisible()
      await expectGood(page, 'create-staff')
      // By keyboard, as everything else.
      await page.getByLabel('First name').focus()
      await typeInto(page, 'First name', 'Meera')
      await typeInto(page, 'Last name', 'Nair')
      await typeInto(page, 'Email', email)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await expect(page.getByRole('radio', { name: 'Sales Team' })).toBeChecked()
      await typeInto(page, 'Password', password)
      await pressOn(page, page.getByRole('button', { name: 'Show password' }))
      await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
      await refuse(page, 'POST **/api/admin/staff', 500, { message: '' })
      await pressOn(page, button(page, 'Create Staff Member'))
      await expectMessage(page, 'Creation Failed')
      await refuse(page, 'POST **/api/admin/staff', 403, { message: 'Please confirm your password', code: 'passwordNeeded' })
      await button(page, 'Create Staff Member').click()
      const dialog = page.getByRole('dialog', { name: 'Confirm your password' })
      await expectGood(page, 'confirm-password')
      await dialog.getByRole('button', { name: 'Confirm' }).click()
      await expect(dialog.getByText('Please enter your password')).toBeVisible()
      await dialog.getByLabel('Password').fill('guessed')
      await page.keyboard.press('Enter')
      await expect(dialog.getByText('This is not your password')).toBeVisible()
      await dialog.getByLabel('Password').fill(administrator.password)
      await page.keyboard.press('Enter')
      await expectMessage(page, 'Staff Member Created', 'Meera Nair, Sales Team')
      await expect(page).toHaveURL('/admin/dashboard')
      await page.goto('/admin/staff')
      await expectGood(page, 'staff')
      const card = page.getByRole('listitem').filter({ hasText: email })
      await expect(card).toContainText('Invited')
      await card.getByRole('button', { name: 'Resend invitation' }).click()
      await expectMessage(page, 'The invitation was sent again')
      await card.getByLabel('Role').selectOption('support')
      await expectMessage(page, 'Meera is now: Support Team')
      await card.getByRole('button', { name: 'Deactivate' }).click()
      await expectMessage(page, 'Meera was signed out and cannot sign in')
      await expect(card).toContainText('Deactivated')
      await card.getByRole('button', { name: 'Activate' }).click()
      await expectMessage(page, 'Meera can sign in again')
      await page.goto('/admin/logs')
      await page.getByLabel('Action').selectOption('deactivate staff')
      await button(page, 'Filter').click()
      await expect(page).toHaveURL(/action=deactivate/)
      await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('deactivate staff')
      await expect(page.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute('href', /csv\?.*action=deactivate/)
      await expectGood(page, 'logs')
      await page.goto('/admin/logs?from=2001-01-01&to=2001-01-02')
      await expect(page.getByText('No entries found')).toBeVisible()
      await page.goto('/admin/logs?from=2001-99-01')
      await expect(page.getByRole('alert')).toContainText('The log could not be loaded')
      await expectGood(page, 'logs-failed')
    })

    test('a second factor is set up, needed at the sign-in, and removed', async ({ page, browser, baseURL }) => {
      test.slow()
      const email = await createdBy(browser, baseURL)
      await signIn(page, email)
      await expect(page).toHaveURL('/admin/dashboard')
      await page.getByRole('link', { name: 'Ishani Bose' }).click()
      await expect(page.getByText('Read and answer contact messages')).toBeVisible()
      await button(page, 'Set up a second factor').click()
      const key = await page.getByText('Or type in this key:').locator('code').textContent()
      const secret = assertDefined(key, 'the key').replaceAll(' ', '')
      await button(page, 'Turn on').click()
      await expect(page.getByText('Please enter the code')).toBeVisible()
      await expectGood(page, 'second-factor-setup')
      await enterCode(page, 'Turn on', '000000')
      await expect(page.getByText('This code is wrong or has been used')).toBeVisible()
      const used = codeAt(secret, new Date())
      await enterCode(page, 'Turn on', used)
      const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
      await expect(codes).toHaveCount(10)
      const recovery = assertDefined(await codes.first().textContent(), 'a code')
      await expectGood(page, 'recovery-codes')
      await button(page, 'Done').click()
      await expect(page.getByText('10 recovery codes left')).toBeVisible()
      await expectGood(page, 'account')
      await button(page, 'Logout').click()
      await expect(page).toHaveURL('/admin/login')
      await signIn(page, email)
      await enterCode(page, 'Verify', used)
      await expect(page.getByText('This code is wrong or has been used')).toBeVisible()
      await expectGood(page, 'code')
      await enterCode(page, 'Verify', recovery)
      await expect(page.getByText('Welcome, Ishani.')).toBeVisible()
      await expect(page).toHaveURL('/admin/dashboard')
      await page.goto('/admin/account')
      await expect(page.getByText('9 recovery codes left')).toBeVisible()
      await button(page, 'New recovery codes').click()
      await expect(codes).toHaveCount(10)
      await button(page, 'Done').click()
      await button(page, 'Remove second factor').click()
      await expectMessage(page, 'Second Factor Removed')
      await expect(button(page, 'Set up a second factor')).toBeVisible()
    })

    test('a password is reset by the link of an email, and the quick reset says that it is off', async ({
      page,
      browser,
      baseURL,
    }) => {
      test.slow()
      const email = await createdBy(browser, baseURL)
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
    })
  })
}
