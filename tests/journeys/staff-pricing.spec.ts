/** Staff manage plans and read the revenue; on a phone and on a wide screen. */
import type { Page } from '@playwright/test'
import { administrator } from './administrator.ts'
import { expectGood } from './expect-good.ts'
import { expect, test } from './fixtures.ts'
import { expectMessage, refuse } from './messages.ts'

const cardOf = (page: Page, name: string) => page.getByRole('region', { name })

async function createPlan(page: Page, name: string): Promise<void> {
  const card = cardOf(page, name)
  await page.getByRole('button', { name: 'Add New Plan' }).click()
  const form = page.getByRole('dialog', { name: 'New plan' })
  await form.getByRole('button', { name: 'Create plan' }).click()
  for (const field of ['Name', 'Subtitle', 'Button text']) await expect(form.getByText(`${field} is required`)).toBeVisible()
  await expect(form.getByText('Price is an amount from ₹1 to ₹5,00,000')).toBeVisible()
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Subtitle').fill('To try')
  await form.getByLabel('Price').fill('1,499')
  await form.getByLabel('Button text').fill('Try it')
  for (const feature of ['One', 'Two', 'Three', 'Four', ' Five ']) {
    await form.getByLabel('Features', { exact: false }).first().fill(feature)
    await form.getByRole('button', { name: 'Add feature' }).click()
  }
  await form.getByLabel('Best value').check()
  await form.getByLabel('Available').uncheck()
  await expectGood(page, 'admin-pricing-form')
  await refuse(page, 'POST **/api/admin/pricing-plans', 500, { message: 'Away' })
  await form.getByRole('button', { name: 'Create plan' }).click()
  await expectMessage(page, 'Failed to create pricing plan')
  await form.getByRole('button', { name: 'Create plan' }).click()
  await expectMessage(page, 'Pricing plan created successfully')
  await expect(card).toContainText('... and 2 more')
  for (const badge of ['Best Value', 'Unavailable', 'Grants nothing']) await expect(card.getByText(badge)).toBeVisible()
}

async function changePlan(page: Page, name: string): Promise<void> {
  const card = cardOf(page, name)
  await card.getByRole('button', { name: `Edit ${name}` }).click()
  const edit = page.getByRole('dialog', { name: `Edit ${name}` })
  await edit.getByLabel('Price').fill('1999')
  await edit.getByLabel('Active').uncheck()
  await edit.getByLabel('Job posts').fill('2')
  await refuse(page, 'PUT **/api/admin/pricing-plans/*', 500, { message: 'Away' })
  await edit.getByRole('button', { name: 'Save plan' }).click()
  await expectMessage(page, 'Failed to update pricing plan')
  await edit.getByRole('button', { name: 'Save plan' }).click()
  await expectMessage(page, 'Pricing plan updated successfully')
  await expect(card).toContainText('₹1,999')
  await expect(card.getByText('Inactive')).toBeVisible()
  await expect(card.getByText('Grants nothing')).toHaveCount(0)
}

async function deletePlan(page: Page, name: string): Promise<void> {
  const card = cardOf(page, name)
  await card.getByRole('button', { name: `Delete ${name}` }).click()
  const question = page.getByRole('dialog', { name: `Delete ${name}` })
  await expect(question.getByText('Are you sure you want to delete this pricing plan?')).toBeVisible()
  await refuse(page, 'DELETE **/api/admin/pricing-plans/*', 500, { message: 'Away' })
  await question.getByRole('button', { name: 'Delete plan' }).click()
  await expectMessage(page, 'Failed to delete pricing plan')
  await question.getByRole('button', { name: 'Delete plan' }).click()
  await expectMessage(page, 'Pricing plan deleted successfully')
  await expect(card).toHaveCount(0)
}

async function managePlans(page: Page, width: number): Promise<void> {
  const name = `Trial ${width}`
  await page.goto('/admin/pricing')
  await expectGood(page, 'admin-pricing')
  await createPlan(page, name)
  await changePlan(page, name)
  await deletePlan(page, name)
  await page.getByRole('tab', { name: 'Multiple Vacancy Plans' }).click()
  await expect(page.getByRole('heading', { name: 'Team 25' })).toBeVisible()
}

async function failToLoad(page: Page): Promise<void> {
  await page.goto('/admin/dashboard')
  await refuse(page, 'GET **/api/admin/pricing-plans', 500, { message: 'Away' })
  await page.getByRole('link', { name: 'Pricing', exact: true }).click()
  await expect(page.getByText('Error loading pricing plans. Please try again later.')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page).toHaveURL('/admin/dashboard')
  await page.route('**/api/admin/pricing-plans', (route) => route.fulfill({ json: [] }))
  await page.getByRole('link', { name: 'Pricing', exact: true }).click()
  await expect(page.getByText('No pricing plans found for this category.')).toBeVisible()
  await page.getByRole('button', { name: 'Create First Plan' }).click()
  await expect(page.getByRole('dialog', { name: 'New plan' })).toBeVisible()
}

async function readRevenue(page: Page): Promise<void> {
  await page.goto('/admin/dashboard')
  const rows = [
    { month: '2026-11', plan: 'Team 5', orders: 3, paidPaise: 13_497_00, refundedPaise: 4_499_00, openPaise: 99_900 },
    { month: '2026-10', plan: 'One Job', orders: 1, paidPaise: 99_900, refundedPaise: 0, openPaise: 0 },
  ]
  await page.route('**/api/admin/revenue', (route) => route.fulfill({ json: rows }))
  await page.getByRole('link', { name: 'Revenue' }).click()
  await expect(page.getByRole('table', { name: 'By month and plan' })).toContainText('₹13,497')
  await expectGood(page, 'admin-revenue')
  const csv = await page.request.get('/api/admin/revenue/csv')
  expect(await csv.text()).toContain('Month,Plan,Paid orders,Paid (INR),Refunded (INR),Open (INR)')
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height } })
    test.beforeEach(async ({ page }) => {
      expect((await page.request.post('/api/admin/login', { data: administrator })).status()).toBe(200)
    })

    test('a plan is created, changed and deleted, with every message', async ({ page }) => {
      test.slow()
      await managePlans(page, width)
    })

    test('the screen says that the list cannot be loaded, and that it is empty', async ({ page }) => {
      await failToLoad(page)
    })

    test('the revenue is shown by month, and downloaded as CSV', async ({ page }) => {
      await readRevenue(page)
    })
  })
}
