import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { englishCv } from '../factories/a-cv.ts'
import { expectAccessible } from './axe.ts'
import { expectToast } from './cv-typing.ts'
import { expect, test } from './fixtures.ts'
import { type Account, signIn, signInAsNew } from './people.ts'
import type { Page } from '@playwright/test'

const widths = [
  ['a phone', { width: 390, height: 844 }],
  ['a wide screen', { width: 1440, height: 900 }],
] as const

async function openSettings(page: Page): Promise<Account> {
  const account = await signInAsNew(page)
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  return account
}

/** Opens a section, because on a phone the sections are closed. */
async function openSection(page: Page, title: string): Promise<void> {
  const fold = page.locator('details', { has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
  const summary = fold.locator('> summary')
  if (await summary.isVisible()) await summary.click()
  await expect(fold).toHaveAttribute('open')
}

for (const [name, viewport] of widths) {
  test(`on ${name} a switch stays as it was set, and moves back when it cannot be saved`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openSettings(page)
    await expectAccessible(page)
    for (const fold of ['Notifications', 'Privacy']) await openSection(page, fold)
    await expectAccessible(page)
    const marketing = page.getByRole('switch', { name: 'Marketing emails' })
    await expect(marketing).not.toBeChecked()
    await marketing.press('Space')
    await expect(marketing).toBeChecked()
    await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible()
    await page.reload()
    for (const fold of ['Notifications', 'Privacy']) await openSection(page, fold)
    await expect(marketing).toBeChecked()
    await expect(page.getByRole('switch', { checked: true })).toHaveCount(6)

    await page.route('/api/settings', (route) => route.fulfill({ status: 503, json: { message: "We're starting up." } }))
    await marketing.click()
    await expectToast(page, 'Setting Not Saved', "We're starting up.")
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible()
    await expect(marketing).toBeChecked()
  })
}

test('a person changes the name and the password, and signs another browser out', async ({ page, browser }) => {
  test.slow()
  const { email, password } = await openSettings(page)
  await page.getByLabel('First name').fill('')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('First name is required')).toBeVisible()
  await page.getByLabel('First name').fill('Zoya')
  await page.getByLabel('Phone').fill('+91 98450 12345')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.locator('.toast')).toContainText('Account Information Saved')

  const other = await browser.newPage()
  await signIn(other, email, password)
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Zoya')
  await expect(page.getByText('This browser')).toHaveCount(1)
  await page.getByRole('button', { name: /^Sign out Chrome/ }).click()
  await expect(page.locator('.toast')).toContainText('One browser has been signed out')
  await expect(page.getByRole('button', { name: 'Sign out all others' })).toHaveCount(0)
  await other.goto('/settings')
  await expect(other).toHaveURL(/\/auth/)
  await other.close()

  await page.getByLabel('Current password').fill('not-the-password')
  await page.getByLabel('New password', { exact: true }).fill('jackfruit-in-june')
  await page.getByLabel('Confirm new password').fill('jackfruit-in-july')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  await page.getByLabel('Confirm new password').fill('jackfruit-in-june')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByText('This is not your current password')).toBeVisible()
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expectToast(page, 'Password Changed', 'Your password has been changed. All other browsers have been signed out.')
  await page.goto('/api/logout')
  await signIn(page, email, 'jackfruit-in-june')
})

test('a person exports all data, deletes the account, and cannot sign in any more', async ({ page }) => {
  test.slow()
  const { email, password } = await openSettings(page)
  expect((await page.request.post('/api/cvs', { data: englishCv })).status()).toBe(201)
  await page.reload()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Your Data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^Pasand-records-[\d-]+\.zip$/)
  const files = unzipSync(await readFile(await download.path()))
  const { records } = JSON.parse(strFromU8(files['records.json'] ?? new Uint8Array()))
  expect(records.users.rows).toEqual([expect.objectContaining({ email })])
  expect(records.cvs.rows).toHaveLength(1)
  expect(strFromU8((files['Asha_Menon_CV.pdf'] ?? new Uint8Array()).slice(0, 5))).toBe('%PDF-')

  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog.getByText('the link to your CV stops working')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByText('Please enter your password')).toBeVisible()
  await dialog.getByLabel('Your password').fill('not-the-password')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByText('This is not your password')).toBeVisible()
  await dialog.getByLabel('Your password').fill(password)
  await page.evaluate(() => sessionStorage.setItem('assistant-message', 'Not yet sent'))
  await dialog.getByRole('button', { name: 'Delete my account' }).click()

  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => sessionStorage.getItem('assistant-message'))).toBeNull()
  await expect(page.getByRole('link', { name: 'Candidate Login' })).toBeAttached()
  await page.goto('/auth?tab=login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Invalid email or password')).toBeVisible()
})
