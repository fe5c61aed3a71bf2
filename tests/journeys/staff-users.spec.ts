/** Staff look up people and companies, suspend and restore them, and work through a queue; on a phone and on a wide screen. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { administrator } from './administrator.ts'
import { expectGood } from './expect-good.ts'
import { expect, test } from './fixtures.ts'
import { expectMessage } from './messages.ts'
import { button } from './staff-entry.ts'

const password = 'mangoes-in-may'

async function aUser(page: Page): Promise<string> {
  const email = `${randomUUID()}@example.in`
  const data = { email, password, firstName: 'Zubin', lastName: 'Wadia' }
  expect((await page.request.post('/api/auth/register', { data })).status()).toBe(201)
  return email
}

async function lookUp(page: Page, email: string): Promise<void> {
  await page.goto('/admin/users')
  await page.getByLabel('Search').fill(email)
  await button(page, 'Search').click()
  await expect(page.getByText('1 user', { exact: true })).toBeVisible()
  await expectGood(page, 'users')
  await page.getByRole('link', { name: 'Zubin W.' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zubin W.')
  await expect(page.getByRole('main')).not.toContainText(email)
  const reveal = page.getByRole('form', { name: 'Reveal contact details' })
  await reveal.getByRole('button').click()
  await expect(reveal.getByText('Please give a reason')).toBeVisible()
  await reveal.getByLabel('Reason').fill('Cannot sign in')
  await reveal.getByRole('button').click()
  await expect(page.getByRole('main')).toContainText(email)
  await expectGood(page, 'user')
}

async function suspendAndRestore(page: Page): Promise<void> {
  const suspend = page.getByRole('form', { name: 'Suspend' })
  await suspend.getByRole('button').click()
  await expect(suspend.getByText('Please give a reason')).toBeVisible()
  await suspend.getByRole('textbox').fill('Fake applications')
  await suspend.getByRole('button').click()
  await expectMessage(page, 'Suspended')
  await expect(page.getByRole('list', { name: 'Suspensions' })).toContainText('Fake applications')
  await expectGood(page, 'user-suspended')
  const restore = page.getByRole('form', { name: 'Restore' })
  await restore.getByRole('textbox').fill('It was a mistake')
  await restore.getByRole('button').click()
  await expectMessage(page, 'Restored')
}

async function lookUpCompany(page: Page): Promise<void> {
  await page.goto('/admin/employers')
  await expectGood(page, 'employers')
  await page.getByRole('list', { name: 'Companies' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Team' })).toBeVisible()
  await expectGood(page, 'employer')
  await page.goto('/admin/users?q=nobody%40example.in')
  await expect(page.getByText('No users found')).toBeVisible()
  await page.goto(`/admin/users?q=${'x'.repeat(600)}`)
  await expect(page.getByRole('alert')).toContainText('The list could not be loaded')
}

async function claimOne(page: Page): Promise<void> {
  const subject = `A question ${randomUUID()}`
  const data = { firstName: 'Meera', lastName: 'Nair', email: `${randomUUID()}@example.in`, subject, message: 'May I?' }
  expect((await page.request.post('/api/contact', { data })).status()).toBe(201)
  await page.goto('/admin/contact-messages')
  const message = page.getByRole('listitem').filter({ hasText: subject })
  await message.getByRole('button', { name: `Claim: ${subject}` }).click()
  await expect(message.getByText(/^Claimed by you until/)).toBeVisible()
  await page.getByLabel('Show').selectOption('mine')
  await button(page, 'Filter').click()
  await expect(page).toHaveURL(/show=mine/)
  await expect(message).toBeVisible()
  await expectGood(page, 'queue-mine')
  await message.getByRole('button', { name: `Give back: ${subject}` }).click()
  await expect(message.getByRole('button', { name: `Claim: ${subject}` })).toBeVisible()
  await page.goto('/admin/contact-messages?show=overdue&kind=nothing')
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await button(page, 'Claim Next').click()
  await expect(page).toHaveURL(/show=mine/)
  await expect(page.getByText(/^Claimed by you until/).first()).toBeVisible()
  await page
    .getByRole('button', { name: /^Give back/ })
    .first()
    .click()
}

for (const width of [390, 1440]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('an account is looked up, revealed for a reason, suspended and restored; an entry is claimed', async ({ page }) => {
      test.slow()
      const email = await aUser(page)
      expect((await page.request.post('/api/admin/login', { data: administrator })).status()).toBe(200)
      await lookUp(page, email)
      await suspendAndRestore(page)
      await lookUpCompany(page)
      await claimOne(page)
    })
  })
}
