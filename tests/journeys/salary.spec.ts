import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

const anEstimate = '/salary-calculator?role=product-manager&experience=10%2B&location=bangalore&companyType=faang'

test('an estimate appears and is scrolled into view when all is chosen, and disappears when anything changes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/salary-calculator')
  const result = page.getByRole('heading', { name: 'Estimated salary' })
  await page.getByLabel('Job role').selectOption('Software Engineer')
  await page.getByLabel('Experience').selectOption('3–5 years')
  await page.getByLabel('Location').selectOption('Bangalore')
  await page.getByRole('button', { name: 'Calculate Salary' }).click()
  await expect(result, 'without a company type nothing happens').toBeHidden()
  await page.getByLabel('Company type').selectOption('Unicorn')
  await page.getByRole('button', { name: 'Calculate Salary' }).click()
  await expect(result).toBeInViewport()
  await expect(page.getByText('₹12.5 LPA – ₹23.4 LPA').first()).toBeVisible()
  await expect(page.getByRole('paragraph').filter({ hasText: /^Average ₹17.9 LPA$/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Market insights' })).toBeVisible()
  await expectAccessible(page)
  await page.locator('summary').filter({ hasText: 'More about you' }).click()
  await page.getByLabel('Education').selectOption('PhD')
  await expect(result).toBeHidden()
  await page.reload()
  await expect(result, 'the address holds what was asked').toBeVisible()
})

test('a URL with values shows their estimate, also without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(anEstimate)
  await expect(page.getByText('₹63.0 LPA – ₹1.1 Cr').first()).toBeVisible()
  await page.getByLabel('Company type').selectOption('Startup')
  await page.getByRole('button', { name: 'Calculate Salary' }).click()
  await expect(page.getByText('₹37.8 LPA – ₹64.8 LPA').first()).toBeVisible()
  await context.close()
})

test('when the market cannot be loaded, the estimate is shown, and trying again loads it', async ({ page }) => {
  await page.goto('/salary-calculator')
  await page.route('**/api/salary/market?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Internal Server Error' } }),
  )
  await estimate(page)
  await expect(page.getByRole('alert')).toContainText('Failed to fetch what open jobs offer')
  await page.unroute('**/api/salary/market?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/jobs open in Bangalore that state their pay/)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a result is never shown with other values: not while the next one is loading, not after going back', async ({ page }) => {
  await page.goto(anEstimate)
  const before = page.getByText('₹63.0 LPA – ₹1.1 Cr').first()
  const after = page.getByText('₹55.1 LPA – ₹94.5 LPA').first()
  const company = page.getByLabel('Company type')
  const place = page.getByLabel('Location')
  await expect(before).toBeVisible()
  const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>()
  await page.route('**/api/salary/market?*', async (route) => {
    await mayAnswer
    await route.continue()
  })
  await place.selectOption('Pune')
  await expect(before).toBeHidden()
  const request = page.waitForRequest('**/api/salary/market?*')
  await page.getByRole('button', { name: 'Calculate Salary' }).click()
  await request
  expect(await before.isVisible()).toBe(false)
  letAnswer()
  await expect(after).toBeVisible()
  await company.selectOption('Unicorn')
  await expect(after).toBeHidden()
  await page.goBack()
  await expect(before).toBeVisible()
  await expect(company).toHaveValue('faang')
  await page.goForward()
  await expect(after).toBeVisible()
  await expect(place).toHaveValue('pune')
})

test('the estimate is shown before the market data is loaded', async ({ page }) => {
  await page.goto('/salary-calculator')
  const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>()
  await page.route('**/api/salary/market?*', async (route) => {
    await mayAnswer
    await route.continue()
  })
  await estimate(page)
  await expect(page.getByText('Counting open jobs…')).toBeAttached()
  letAnswer()
  await expect(page.getByText(/jobs open in Bangalore that state their pay/)).toBeVisible()
  await expect(page.getByText('Counting open jobs…')).toHaveCount(0)
})

async function estimate(page: Page): Promise<void> {
  await page.getByLabel('Job role').selectOption('Software Engineer')
  await page.getByLabel('Experience').selectOption('3–5 years')
  await page.getByLabel('Location').selectOption('Bangalore')
  await page.getByLabel('Company type').selectOption('Unicorn')
  await page.getByRole('button', { name: 'Calculate Salary' }).click()
  await expect(page.getByText('₹12.5 LPA – ₹23.4 LPA').first()).toBeVisible()
}
