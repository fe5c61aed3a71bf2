/** Staff set up a second factor and sign in with it; on a phone and on a wide screen. */
import type { Page } from '@playwright/test'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { codeAt } from '../staff/staff-world.ts'
import { expectGood } from './expect-good.ts'
import { expect, test } from './fixtures.ts'
import { expectMessage } from './messages.ts'
import { button, createdBy, enterCode, signIn } from './staff-entry.ts'

const codesOn = (page: Page) => page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')

/** Returns the code that was used, and a recovery code. */
async function setUp(page: Page, email: string): Promise<{ used: string; recovery: string }> {
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
  const codes = codesOn(page)
  await expect(codes).toHaveCount(10)
  const recovery = assertDefined(await codes.first().textContent(), 'a code')
  await expectGood(page, 'recovery-codes')
  await button(page, 'Done').click()
  await expect(page.getByText('10 recovery codes left')).toBeVisible()
  await expectGood(page, 'account')
  return { used, recovery }
}

async function enter(page: Page, email: string, { used, recovery }: { used: string; recovery: string }): Promise<void> {
  await button(page, 'Logout').click()
  await expect(page).toHaveURL('/admin/login')
  await signIn(page, email)
  await enterCode(page, 'Verify', used)
  await expect(page.getByText('This code is wrong or has been used')).toBeVisible()
  await expectGood(page, 'code')
  await enterCode(page, 'Verify', recovery)
  await expect(page.getByText('Welcome, Ishani.')).toBeVisible()
  await expect(page).toHaveURL('/admin/dashboard')
}

async function remove(page: Page): Promise<void> {
  await page.goto('/admin/account')
  await expect(page.getByText('9 recovery codes left')).toBeVisible()
  await button(page, 'New recovery codes').click()
  await expect(codesOn(page)).toHaveCount(10)
  await button(page, 'Done').click()
  await button(page, 'Remove second factor').click()
  await expectMessage(page, 'Second Factor Removed')
  await expect(button(page, 'Set up a second factor')).toBeVisible()
}

for (const width of [390, 1440]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('a second factor is set up, needed at the sign-in, and removed', async ({ page, browser, baseURL }) => {
      test.slow()
      const email = await createdBy(browser, baseURL)
      const codes = await setUp(page, email)
      await enter(page, email, codes)
      await remove(page)
    })
  })
}
