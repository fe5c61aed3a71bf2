import { expect, test } from './fixtures.ts'
import { expectSteady, noteMoves } from './moves.ts'

test.use({ viewport: { width: 390, height: 844 } })

for (const address of ['/verify-email?token=none-of-ours', '/auth?token=none-of-ours']) {
  test(`${address} moves nothing when its response arrives`, async ({ page }) => {
    await noteMoves(page)
    // The response is so late that the page is painted without it.
    await page.route('**/api/auth/verify-email', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600))
      await route.continue()
    })
    await page.goto(address)
    await expect(page.getByText('Verifying your email…')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Request a new verification email' })).toBeVisible()
    await expectSteady(page, address)
  })
}
