import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

for (const width of [390, 1440])
  test(`what "not" stands before is left out, is seen as a chip and can be taken back, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/jobs')
    const field = page.getByLabel('Search jobs')
    await field.fill('driver not truck')
    await field.press('Enter')
    await expect(page).toHaveURL('/jobs?q=driver+-truck')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Remove Not “truck”' }).click()
    await expect(page).toHaveURL('/jobs?q=driver')
    await expect(field).toHaveValue('driver')
  })

test('where all jobs have what is left out, the way on is to take it back', async ({ page }) => {
  await page.goto('/jobs?q=cook+not+hotel')
  await expect(page.getByText('0 jobs', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Also show jobs with “hotel”' }).click()
  await expect(page).toHaveURL('/jobs?q=cook')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('tags that were copied and the word "jobs" are no words of a search', async ({ page }) => {
  await page.goto('/jobs?q=%3Cb%3Enurse%3C%2Fb%3E+jobs')
  await expect(page).toHaveURL('/jobs?q=nurse')
  await expect(page.getByRole('article').first()).toContainText('Nurse')
})
