import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

for (const width of [390, 1440])
  test(`a word after "not" is excluded from the results, is shown as a chip and can be removed, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/jobs')
    const field = page.getByLabel('Search jobs')
    await field.fill('driver not truck')
    await field.press('Enter')
    await expect(page).toHaveURL('/jobs?q=driver+-truck')
    // Until the answer is there, the list before is shown in paler colors.
    await expect(page.getByRole('article').first()).toContainText(/driver/i)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Remove Not “truck”' }).click()
    await expect(page).toHaveURL('/jobs?q=driver')
    await expect(field).toHaveValue('driver')
  })

test('if all jobs have the excluded word, the page offers to remove the exclusion', async ({ page }) => {
  await page.goto('/jobs?q=cook+not+hotel')
  await expect(page.getByText('0 jobs', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Also show jobs with “hotel”' }).click()
  await expect(page).toHaveURL('/jobs?q=cook')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('copied HTML tags and the word "jobs" are ignored in a search', async ({ page }) => {
  await page.goto('/jobs?q=%3Cb%3Enurse%3C%2Fb%3E+jobs')
  await expect(page).toHaveURL('/jobs?q=nurse')
  await expect(page.getByRole('article').first()).toContainText('Nurse')
})

test('words about how a job is got are named as left out', async ({ page }) => {
  await page.goto('/jobs?q=driver+without+exam')
  await expect(page.locator('#result-count')).toContainText('No job has all of it. Left out: without exam')
  await expect(page.getByRole('article').first()).toContainText(/driver/i)
})
