import { postingFields } from '../factories/a-posting.ts'
import { signInAs } from './employers.ts'
import { expect, test } from './fixtures.ts'

test('Enter in a field of the form publishes nothing; Enter on a city of the list takes that city', async ({ page }) => {
  await signInAs(page, 'employer')
  await page.goto('/employer-portal/jobs/new')
  const title = page.getByLabel('Job title', { exact: true })
  await title.fill('Ward Sister')
  await page.getByLabel('Job description').fill(postingFields.description)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/publish')) sent.push(request.url())
  })
  const city = page.getByLabel('City')
  const typed = Promise.withResolvers<void>()
  // The code of the list comes only after the text has been typed, as on a slow network.
  await page.route('**/place-suggestions*.js', async (route) => {
    await typed.promise
    await route.continue()
  })
  await city.pressSequentially('Varan')
  typed.resolve()
  await expect(page.getByRole('option', { name: 'Varanasi, Uttar Pradesh' })).toBeVisible()
  await city.press('ArrowDown')
  await city.press('Enter')
  await expect(city).toHaveValue('Varanasi, Uttar Pradesh')
  await city.press('Enter')
  await title.press('Enter')
  await page.getByLabel('Openings').press('Enter')
  await page.getByRole('checkbox').first().press('Enter')
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await expect(page).toHaveURL(/\/(new|edit)/)
  await expect(page.getByText('There is a problem')).toHaveCount(0)
  expect(sent).toEqual([])
  await page.getByRole('button', { name: /^Publish/ }).press('Enter')
  await expect(page.getByRole('complementary', { name: 'State of this job' })).toContainText(/Open|Waiting/)
})
