import { expect, test } from './fixtures.ts'

const advertisement = 'nurse '.repeat(60).trim()

test('a long text that is pasted stays in the field, and its beginning is searched', async ({ page }) => {
  await page.goto('/jobs')
  await page.getByLabel('Search jobs').fill(advertisement)
  await page.getByLabel('Search jobs').press('Enter')
  await expect(page.getByText('Only the first 200 characters were searched')).toBeVisible()
  await expect(page.getByLabel('Search jobs')).toHaveValue(advertisement)
  await expect(page.getByRole('article')).not.toHaveCount(0)
  const answer = await page.reload()
  expect(answer?.status()).toBe(200)
  await expect(page.getByLabel('Search jobs')).toHaveValue(advertisement)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a long text on the landing page is searched, and what only scripts fill leaves no gap', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByLabel('Search jobs').fill(advertisement)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByText('Only the first 200 characters were searched')).toBeVisible()
    await page.goto('/jobs?q=nurse')
    const form = await page.locator('search').boundingBox()
    const count = await page.locator('p[aria-live=polite]').first().boundingBox()
    expect((count?.y ?? Number.NaN) - (form?.y ?? 0) - (form?.height ?? 0)).toBeLessThan(44)
  })
})
