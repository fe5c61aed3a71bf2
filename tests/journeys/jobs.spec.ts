import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

test('a search changes nothing until it is submitted, is part of the URL, and can be left with Back', async ({ page }) => {
  await page.goto('/jobs')
  const first = page.getByRole('article').first()
  const before = await first.textContent()
  await page.getByLabel('Search jobs').fill('nurse')
  await page.getByLabel('Location').fill('Bombay')
  await page.getByLabel('Minimum salary').selectOption('200000')
  await page.getByLabel('Sort by').selectOption('salary-high')
  expect(await first.textContent()).toBe(before)
  expect(new URL(page.url()).search).toBe('')

  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/jobs?q=nurse&location=Bombay&salaryMin=200000&sort=salary-high')
  await expect(page.getByRole('article').first()).toContainText('Mumbai')
  await page.reload()
  await expect(page.getByLabel('Location')).toHaveValue('Bombay')
  await expect(page.getByLabel('Sort by')).toHaveValue('salary-high')

  await page.getByLabel('Location').fill('Pune')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page).toHaveURL(/\/jobs\??$/)
  await expect(page.getByLabel('Location')).toHaveValue('')
  await expect(page.getByLabel('Minimum salary')).toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL(/q=nurse/)
  await expect(page.getByLabel('Location')).toHaveValue('Bombay')
})

test('pages follow each other, and the first has none before it', async ({ page }) => {
  await page.goto('/jobs')
  await expect(page.getByText(/^\d,\d{3} jobs$/)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(20)
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  const title = await page.getByRole('article').first().getByRole('heading', { level: 3 }).textContent()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/jobs\?page=2&cursor=[\w-]+$/)
  await expect(page.getByText('Page 2')).toBeVisible()
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(page).toHaveURL('/jobs')
  await expect(page.getByRole('article').first()).toContainText(title ?? '?')
})

test('a typing error is corrected, and a message says so', async ({ page }) => {
  await page.goto('/jobs?q=enginere')
  await expect(page.getByText('Showing results for engineer')).toBeVisible()
})

test('a job can be read shortened, in full, and on its own page', async ({ page }) => {
  await page.goto('/jobs?q=nurse')
  const card = page.getByRole('article').first()
  const short = (await card.textContent())?.length ?? 0
  await card.getByRole('button', { name: /Read more/ }).click()
  expect((await card.textContent())?.length).toBeGreaterThan(short)
  await card.getByRole('button', { name: /Read less/ }).click()
  const title = (await card.getByRole('heading', { level: 3 }).textContent()) ?? '?'
  const link = card.getByRole('link', { name: /View details/ })
  const address = await link.getAttribute('href')
  const open = page.getByRole('region', { name: 'Open job' }).getByRole('heading', { level: 2 }).first()
  // The first job is open already. Until the code is loaded, the link leads to the page of the job.
  await expect(open).toHaveText(title)
  await link.click()
  await expect(page).toHaveURL(address ?? '?')
  await expect(open).toHaveText(title)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}') as { title: string } // of jobPosting
  expect(facts).toMatchObject({
    '@type': 'JobPosting',
    title,
    hiringOrganization: { '@type': 'Organization' },
    directApply: true,
  })
  await expectAccessible(page)
})

test('when the server is unavailable, typed text stays and trying again helps', async ({ page }) => {
  await page.goto('/jobs')
  await page.route('**/api/jobs?*', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
  await page.getByLabel('Search jobs').fill('nurse')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to fetch jobs')
  await expect(page.getByLabel('Search jobs')).toHaveValue('nurse')
  await page.unroute('**/api/jobs?*')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the list is accessible on a phone, where the filters are collapsed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/jobs?location=pune&experience=entry&salaryMin=300000')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)
  await expect(page.getByLabel('Location')).toBeHidden()
  await page.getByText('Filters (3)').click()
  await expect(page.getByLabel('Location')).toHaveValue('pune')
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('searching, clearing, paging and reading work', async ({ page }) => {
    await page.goto('/jobs')
    await page.getByLabel('Search jobs').fill('nurse')
    await page.getByLabel('Location').fill('mumbai')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByRole('article').first()).toContainText('Mumbai')
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(page.getByLabel('Location')).toHaveValue('')
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page.getByText('Page 2')).toBeVisible()
    await page
      .getByRole('link', { name: /View details/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'About the job' })).toBeVisible()
  })

  test('a company named in the words becomes a filter that the form keeps and that can be removed', async ({ page }) => {
    const jobs = (await (await page.request.get('/api/jobs?limit=20')).json()) as { readonly company: string }[] // by its contract
    const read = async (q: string): Promise<boolean> =>
      'x-search-company' in (await page.request.get(`/api/jobs?${new URLSearchParams({ q }).toString()}`)).headers()
    let company = ''
    for (const job of jobs) if (!company && (await read(`jobs at ${job.company}`))) ({ company } = job)
    await page.goto(`/jobs?${new URLSearchParams({ q: `jobs at ${company}` }).toString()}`)
    expect(new URL(page.url()).searchParams.get('company')).toBe(company)
    expect(await page.getByLabel('Search jobs').inputValue()).toBe('')
    await page.getByLabel('Search jobs').fill('')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    expect(new URL(page.url()).searchParams.get('company')).toBe(company)
    await expect(page.getByRole('article').first()).toContainText(company)
    await page.getByRole('link', { name: `Remove ${company}` }).click()
    expect(new URL(page.url()).searchParams.has('company')).toBe(false)
  })
})
