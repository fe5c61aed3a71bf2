import { expect, test } from './fixtures.ts'

test('a job that never was is not found', async ({ page }) => {
  for (const id of ['019b76da-a840-7cd1-9b09-000000000000', 'nurse']) {
    expect((await page.goto(`/jobs/${id}`))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  }
})
