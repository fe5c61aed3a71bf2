import { expect, test } from './fixtures.ts'

test('after the numbered pages, further pages can be opened one by one', async ({ page }) => {
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

test('an invalid page number is explained in plain words, with links to the first and the last page', async ({ page }) => {
  await page.goto('/jobs?page=60')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Go to page 50 and press Next from there.')
  await alert.getByRole('link', { name: 'Go to page 50' }).click()
  await expect(page).toHaveURL('/jobs?page=50')
  await expect(page.getByRole('article')).toHaveCount(20)

  const total = Number((await page.request.get('/api/jobs?q=nurse&location=pune&limit=1')).headers()['x-total-count'])
  const last = Math.ceil(total / 20)
  await page.goto('/jobs?q=nurse&location=pune&page=49')
  await expect(page.getByText(`The last page is page ${last}.`)).toBeVisible()
  await page.getByRole('link', { name: 'Go to page 1', exact: true }).click()
  await expect(page).toHaveURL('/jobs?q=nurse&location=pune')

  // The filter is named as the cause, whatever the page number is.
  await page.goto('/jobs?page=2&experience=ancient')
  await expect(alert).toContainText('The address has a filter that we don’t know.')
  for (const wrong of [
    'page=2&experience=ancient',
    'page=-1',
    'page=abc',
    'page=999999999',
    'cursor=none&page=2',
    'experience=ancient',
  ]) {
    await page.goto(`/jobs?${wrong}`)
    await expect(alert, wrong).not.toContainText(/page:|cursor|is one of|whole number/)
    await alert.getByRole('link').first().click()
    await expect(page.getByRole('article').first(), wrong).toBeVisible()
  }
})
