import { expect, test } from '@playwright/test'
import { registerAndSignIn } from './people.ts'

// Not by the fixtures of the others: here the browser has to complain.
test('a message whose drawer cannot be fetched leaves the page whole, and is shown when there is a connection', async ({
  page,
}) => {
  await registerAndSignIn(page)
  await page.goto('/jobs')
  await page.route('**/assets/toaster-*', (route) => route.abort())
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Save / }).first()).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  await page.unroute('**/assets/toaster-*')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText('Job Saved!').first()).toBeVisible()
})
