import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { rate } from './rate-company.ts'
import { signInAsStaff } from './sign-in-as-staff.ts'

test('a rating is declined with a reason and, after a new text, published', async ({ page, browser, baseURL }) => {
  test.slow()
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const candidate = await context.newPage()
  const first = await rate(candidate, 2)
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsStaff(page)
  await expect(page.getByText('Administrator', { exact: false }).first()).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Company Ratings' }).first().click()
  const waiting = (text: string) => page.getByRole('listitem').filter({ hasText: text })
  await waiting(first).getByRole('button', { name: 'Decline' }).click()
  await waiting(first).getByRole('button', { name: 'Decline Rating' }).click()
  await expect(waiting(first).getByText('Please give a reason')).toBeVisible()
  await expectAccessible(page)
  await waiting(first).getByLabel('Reason').fill('Please say where you saw it.')
  await waiting(first).getByRole('button', { name: 'Decline Rating' }).click()
  await expect(page.locator('.toast')).toContainText('Rating Declined')
  await expect(waiting(first)).toHaveCount(0)

  const second = await rate(candidate, 2)
  await page.reload()
  await waiting(second).getByRole('button', { name: 'Publish' }).click()
  await expect(page.locator('.toast')).toContainText('Rating Published')
  await expect(waiting(second)).toHaveCount(0)
  await context.close()
})

test('a published rating is found by its company and declined, below a header of two rows', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const text = await rate(await context.newPage(), 2)
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsStaff(page)
  await page.goto('/admin/company-ratings')
  const header = page.getByRole('banner')
  await expect(page.getByRole('heading', { level: 1, name: 'Company Ratings' })).toBeVisible()
  expect((await header.boundingBox())?.height).toBeLessThanOrEqual(120)
  await expect(header.getByRole('link', { name: 'Company Ratings' })).toBeInViewport({ ratio: 1 })
  const last = header.getByRole('link', { name: 'Operations' })
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
  await expect(header.getByText('Administrator', { exact: true })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 })
  const rating = page.getByRole('listitem').filter({ hasText: text })
  await rating.getByRole('button', { name: 'Publish' }).click()
  await expect(rating).toHaveCount(0)
  await page.getByRole('button', { name: 'Find ratings' }).click()
  await rating.getByRole('button', { name: /^Decline the rating of/ }).click()
  await rating.getByLabel('Reason').fill('It names a person.')
  await expectAccessible(page)
  await rating.getByRole('button', { name: 'Decline Rating' }).click()
  await expect(page.locator('.toast').last()).toContainText('Rating Declined')
  await expect(rating).toHaveCount(0)
  await context.close()
})
