import { expect, test } from './fixtures.ts'

test('an employer is redirected to the portal from every screen of candidates, and can sign out', async ({ page }) => {
  await page.goto('/auth')
  await page.getByLabel('Email').fill('kavita@pasand.example')
  await page.getByLabel('Password').fill('namaste-pasand')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/employer-portal')

  // The header offers nothing that would lead back to the portal.
  const main = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('link')).toHaveText(['Search Resumes', 'Pricing', 'Hiring Solutions', 'Recruiter Feedback'])
  await main.getByRole('link', { name: 'Search Resumes' }).click()
  await expect(page).toHaveURL('/search-resumes')
  await page.goto('/employer-portal')

  // A link inside the page leads to the portal. For a typed URL the server redirects before any screen is shown.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Browse jobs' }).click()
  await expect(page).toHaveURL('/employer-portal')
  const answer = await page.request.get('/applications', { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([302, '/employer-portal'])

  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL('/employer/settings')
  await expect(page.getByRole('heading', { name: 'Delete Account' })).toBeVisible()
  await expect(page.getByText('Who has seen your CV')).toBeHidden()

  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('link', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/jobs')
  await expect(page).toHaveURL('/jobs')
})
