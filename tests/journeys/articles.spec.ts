import { expectGood, inBothSizes } from './expect-good.ts'
import { expect, test } from './fixtures.ts'

const first = '/blog/ctc-and-take-home'

test('the blog, an article, the hub and a category pass the accessibility check in both sizes', async ({ page }) => {
  for (const path of [
    '/blog',
    '/blog?q=gratutiy',
    first,
    '/blog/gratuity-explained',
    '/career-guidance',
    '/career-guidance/category/salary_benefits',
  ]) {
    await page.goto(path)
    await inBothSizes(page, () => expectGood(page, path.replaceAll(/\W+/g, '-')))
  }
})

test('from the hub to a category, an article, the next one and the jobs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/career-guidance')
  await expect(page.getByRole('heading', { level: 3, name: 'Salary and Benefits' })).toBeVisible()
  await page.getByRole('link', { name: /^Salary and Benefits/ }).click()
  await expect(page).toHaveURL('/career-guidance/category/salary_benefits')
  await expect(page.getByRole('article')).toHaveCount(5)
  await page.getByRole('link', { name: /^Read More: Gratuity/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gratuity')
  await expect(page.getByText(/\d min read/)).toBeVisible()
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByText('On this page').click()
  await contents.getByRole('link', { name: 'The formula' }).click()
  await expect(page.getByRole('heading', { name: 'The formula' })).toBeInViewport()
  await page.getByRole('navigation', { name: 'Other articles' }).getByRole('link', { name: /^Next/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Provident fund')
  await page.getByRole('main').getByRole('link', { name: 'Browse Jobs' }).click()
  await expect(page).toHaveURL('/jobs')
})

test('an unknown article or category says so and has a link back', async ({ page }) => {
  for (const path of ['/blog/%00', '/blog/nowhere']) expect((await page.goto(path))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL('/blog')
  expect((await page.goto('/career-guidance/category/nowhere'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Category not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Career Guidance' }).click()
  await expect(page.getByRole('link', { name: 'Start Chat' })).toHaveAttribute('href', '/assistant')
})

test('the contents, a table and a note of an article can be used by keyboard', async ({ page }) => {
  await page.goto('/blog/gratuity-explained')
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#s-who-gets-it$/)
  await page.getByRole('region', { name: 'Table 1' }).focus()
  await expect(page.getByRole('region', { name: 'Table 1' })).toBeFocused()
  await page.getByRole('link', { name: '[1]' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Back to the text' })).toBeInViewport()
})

test('a printed article has the text, and no buttons', async ({ page }) => {
  await page.goto(first)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible()
  for (const name of ['Related articles', 'Explore Career Guidance']) await expect(page.getByText(name)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print this article', includeHidden: true })).toBeHidden()
})

test('every internal link of every article works', async ({ request }) => {
  const posts: { slug: string }[] = await (await request.get('/api/blog?limit=100')).json()
  expect(posts.length).toBeGreaterThanOrEqual(24)
  const found = new Set<string>()
  for (const { slug } of posts) {
    const { html } = await (await request.get(`/api/blog/${slug}`)).json()
    for (const [, address = ''] of String(html).matchAll(/(?:href|src)="(\/[^"]*)"/g)) found.add(address)
  }
  for (const address of found) expect((await request.get(address)).status(), address).toBe(200)
})

test('search engines and feed readers find what they need', async ({ page }) => {
  await page.goto(first)
  const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(facts).toMatchObject({ '@type': 'Article', author: { name: 'Pasand' }, inLanguage: 'en-IN' })
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog\/ctc-and-take-home$/)
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/blog\/ctc-and-take-home\/picture\.png\?v=\w+$/,
  )
  expect((await page.request.get(`${first}/picture.png`)).headers()['content-type']).toBe('image/png')
  await page.goto('/blog')
  for (const address of ['/blog/feed.xml', '/blog/feed.json']) {
    await expect(page.locator(`link[rel=alternate][href="${address}"]`)).toHaveCount(1)
    expect((await page.request.get(address)).status()).toBe(200)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('articles are found, read and shared', async ({ page }) => {
    await page.goto('/blog')
    await page.getByLabel('Search articles').fill('gratuity')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^Read More/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Gratuity')
    await expect(page.getByRole('heading', { name: 'Example 1: seven years and eight months' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/)
    await page.goto(first)
    await expect(page.getByRole('img', { name: /^Of the monthly cost/ })).toBeVisible()
  })
})
