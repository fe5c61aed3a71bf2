/** An administrator creates staff, changes them and reads the log; on a phone and on a wide screen. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { administrator } from './administrator.ts'
import { pressOn, typeInto } from './by-keyboard.ts'
import { expectGood } from './expect-good.ts'
import { expect, test } from './fixtures.ts'
import { expectMessage, refuse } from './messages.ts'
import { button, password } from './staff-entry.ts'

async function sendEmpty(page: Page): Promise<void> {
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
}

async function fillIn(page: Page, email: string): Promise<void> {
  // The form is filled in by keyboard, as everything else in this test is used.
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
}

async function create(page: Page): Promise<void> {
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
}

async function changePerson(page: Page, email: string): Promise<void> {
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
}

async function readLog(page: Page): Promise<void> {
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
}

async function openWithoutPermission(page: Page, email: string): Promise<void> {
  await page.context().clearCookies()
  const signIn = await page.request.post('/api/admin/login', { data: { email, password: 'walnuts-in-leh' } })
  expect(signIn.status()).toBe(200)
  await page.goto('/admin/staff')
  await expect(page).toHaveURL('/admin/dashboard?refused')
  await expect(page.getByText('Your role may not open that page.')).toBeVisible()
  await expectGood(page, 'dashboard-refused')
}

for (const width of [390, 1440]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('an administrator creates staff, and every message is as specified', async ({ page }) => {
      test.slow()
      const email = `${randomUUID()}@pasand.example`
      await sendEmpty(page)
      await fillIn(page, email)
      await create(page)
      await changePerson(page, email)
      await readLog(page)
      await openWithoutPermission(page, email)
    })
  })
}
