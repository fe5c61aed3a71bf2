import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

test('a search that finds nothing says what emptied it, shows the nearest jobs, and what to remove', async ({ page }) => {
  await page.goto('/jobs?q=nurse&salaryMin=50000000')
  await expect(page.getByText(/^No jobs with minimum salary ₹500 LPA; \d+ without it\.$/)).toBeVisible()
  await expect(page.getByText(/ jobs do not state their pay/)).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Nearest matches/ })).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('Nurs')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await page.goto('/jobs?q=xylophonist&location=pune')
  await expect(page.getByRole('heading', { name: 'No Jobs Found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Remove “xylophonist” \(/ }).click()
  await expect(page).toHaveURL('/jobs?location=pune')
  await expect(page.getByRole('article').first()).toContainText('Pune')
})
