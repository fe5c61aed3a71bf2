import type { Page } from '@playwright/test'
import { expectToast } from './cv-typing.ts'
import { expect, test } from './fixtures.ts'

async function openJob(page: Page): Promise<string> {
  const [{ id }] = await (await page.request.get('/api/jobs?limit=1')).json()
  await page.goto(`/jobs/${id}`)
  await expect(page.getByRole('button', { name: /^Share / })).toBeEnabled()
  return new URL(page.url()).href
}

test('the link is copied if the browser cannot share', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  const address = await openJob(page)
  await page.getByRole('button', { name: /^Share / }).click()
  await expectToast(page, 'Link Copied', "Share it with someone who'd like it.")
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  const message = await page.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href')
  expect(new URL(message ?? '').searchParams.get('text')).toContain(address)
})

test('a phone shares the title and the link, and cancelling is no error', async ({ page }) => {
  await page.addInitScript(() => {
    const sharedData: ShareData[] = []
    Object.assign(window, { sharedData })
    navigator.share = async (shared = {}) => {
      sharedData.push(shared)
      if (sharedData.length > 1) throw new DOMException('closed', 'AbortError')
    }
  })
  const address = await openJob(page)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  const share = page.getByRole('button', { name: /^Share / })
  await share.click()
  await share.click()
  const sharedData: unknown = await page.evaluate(() => Reflect.get(window, 'sharedData'))
  const expected = { title: expect.stringContaining(title ?? ''), url: address }
  expect(sharedData).toEqual([expected, expected])
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('a printed job has the job and its company, and no buttons', async ({ page }) => {
  await openJob(page)
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'About the job' })).toBeVisible()
  await expect(main.getByRole('complementary').getByRole('heading').first()).toBeVisible()
  for (const pressed of await page.getByRole('button', { includeHidden: true }).all()) await expect(pressed).toBeHidden()
  for (const gone of ['Skip to main content', 'Home', 'Back', 'Privacy Policy'])
    await expect(page.getByRole('link', { name: gone, exact: true, includeHidden: true }).first()).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Similar jobs' })).toBeHidden()
})

test('a printed company, list of companies or estimate of pay has no buttons either', async ({ page }) => {
  const [{ id }] = await (await page.request.get('/api/companies?limit=1')).json()
  const question = 'role=software-engineer&experience=3-5&location=other&companyType=faang'
  await page.emulateMedia({ media: 'print' })
  for (const [path, copied] of [
    [`/companies/${id}`, 'Ratings by applicants'],
    ['/companies', 'Companies'],
    [`/salary-calculator?${question}`, 'Estimated salary'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: copied, exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await expect(
      page
        .getByRole('main')
        .getByText(/^(View Details|View Jobs|Load More|Home)$/)
        .and(page.locator(':visible')),
    ).toHaveCount(0)
  }
})
