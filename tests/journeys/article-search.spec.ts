import { expect, test } from './fixtures.ts'

test('articles are searched, and a search without a match says so', async ({ page }) => {
  await page.goto('/blog')
  await page.getByLabel('Search articles').fill('buy-out')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/blog?q=buy-out')
  await expect(page.getByRole('article').first()).toContainText('Notice period')
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Salary and Benefits' }).click()
  await expect(page).toHaveURL('/blog?q=buy-out&tag=salary_benefits')
  await page.getByLabel('Search articles').fill('gratutiy')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
  await expect(page.getByText('No article about Salary and Benefits has all the words of “gratutiy”.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Nearest to your search' }).getByRole('article').first()).toContainText(
    'Gratuity',
  )
  await page.getByRole('link', { name: 'Show all articles' }).click()
  await expect(page.getByRole('article')).toHaveCount(20)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/blog?page=2')
  await expect(page.getByRole('article').nth(4)).toBeVisible()
})
