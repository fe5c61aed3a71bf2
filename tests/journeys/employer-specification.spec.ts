/** The specification's second file, sections 2 to 8, for the three screens of employers: each text and number as it is written there. */
import { signInAs } from './employers.ts'
import { expect, test } from './fixtures.ts'

test('the portal has the tabs Dashboard, AI Interviewer and Billing, and an upsell without the add-on', async ({ page }) => {
  await signInAs(page, 'employer')
  await page.goto('/employer-portal')
  await expect(page.getByRole('tab')).toHaveText(['Dashboard', 'AI Interviewer', 'Billing'])
  await page.getByRole('tab', { name: 'AI Interviewer' }).click()
  const { interviewerAddonActive } = await (await page.request.get('/api/employer/profile')).json()
  expect(interviewerAddonActive).toBe(false)
  await expect(page.getByRole('button', { name: 'Upgrade' })).toBeVisible()
  await expect(page.getByText('₹2,999 a month').first()).toBeVisible()
})

test('the profile of an employer has the fields of the specification', async ({ page }) => {
  await signInAs(page, 'employer')
  const profile = await (await page.request.get('/api/employer/profile')).json()
  expect(Object.keys(profile)).toEqual(
    expect.arrayContaining([
      'companyName',
      'email',
      'subscriptionTier',
      'subscriptionStatus',
      'interviewerAddonActive',
      'interviewerAddonExpiry',
    ]),
  )
})

test('an employer on a path that does not begin with /employer is redirected to the portal', async ({ page }) => {
  await signInAs(page, 'employer')
  for (const path of ['/applications', '/saved-jobs', '/profile', '/cv-builder']) {
    await page.goto(path)
    await expect(page).toHaveURL('/employer-portal')
  }
})

test('visitors search four sample candidates, with filters, sort and action buttons', async ({ page }) => {
  await page.goto('/search-resumes')
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect(page.getByLabel('Sort by')).toBeVisible()
  for (const action of ['View resume', 'Ask for contact', 'Invite to apply'])
    await expect(page.getByRole('link', { name: new RegExp(`^${action}: `) })).toHaveCount(4)
})

test('hiring solutions: stats, four services, six industries, four steps, a testimonial and contact buttons', async ({
  page,
}) => {
  await page.goto('/hiring-solutions')
  const section = (name: string) => page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) })
  const items = (name: string) => section(name).getByRole('listitem')
  await expect(section('Counted today').getByRole('definition').first()).toHaveText(/^[\d,]+$/)
  await expect(items('What we do for you')).toHaveCount(4)
  await expect(items('Where companies hire here')).toHaveCount(6)
  await expect(items('How it works')).toHaveCount(4)
  await expect(section('What good hiring sounds like').getByRole('blockquote')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Request a callback' }).first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Write to us instead' })).toHaveAttribute('href', '/contact-us')
})
