import { expect, test } from './fixtures.ts'

test('behind the pages that have a number of their own, the next still follows', async ({ page }) => {
  await page.goto('/jobs?page=50')
  const title = await page
    .getByRole('article')
    .last()
    .getByRole('link', { name: /View details/ })
    .getAttribute('href')
  for (const number of [51, 52]) {
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page.getByText(`Page ${number}`)).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(20)
    await expect(page.locator(`article a[href="${title}"]`)).toHaveCount(0)
  }
  await page.reload()
  await expect(page.getByText('Page 52')).toBeVisible()
  const shared = page.url()
  for (const number of [51, 50]) {
    await page.getByRole('link', { name: 'Previous' }).click()
    await expect(page.getByText(`Page ${number}`)).toBeVisible()
  }
  await expect(page).toHaveURL('/jobs?page=50')
  await expect(page.locator(`article a[href="${title}"]`).first()).toBeVisible()

  await page.goto(shared)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/jobs$/)
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(page).toHaveURL('/jobs?page=50')
})

test('the canonical URL has no parameters that do not change the list', async ({ page }) => {
  for (const [address, canonical, feed] of [
    ['/jobs', '/jobs', '/jobs/feed.xml'],
    ['/jobs?page=3', '/jobs?page=3', '/jobs/feed.xml'],
    ['/jobs?page=-1', '/jobs', '/jobs/feed.xml'],
    ['/jobs?q=nurse&page=2&sort=salary-high', '/jobs', '/jobs/feed.xml?q=nurse'],
  ] as const) {
    const text = await (await page.request.get(address)).text()
    expect(/rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(text)?.[1]).toBe(canonical)
    expect(/type="application\/rss\+xml"[^>]* href="([^"]*)"/.exec(text)?.[1]).toBe(feed)
  }
})

test('after going to the next page by keyboard the focus is at its first job', async ({ page }) => {
  await page.goto('/jobs', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Next' }).press('Enter')
  await expect(page.getByText('Page 2')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('article').first().getByRole('heading').getByRole('link')).toBeFocused()
})
