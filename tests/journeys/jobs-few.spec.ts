import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { expectSteady, noteMoves } from './moves.ts'

const more = (page: Page) => page.getByRole('region', { name: 'More jobs, without one of your words' })

test('below a short list are links that leave out one word and find more jobs', async ({ page }) => {
  await page.goto('/jobs?q=construction+project+manager&page=1')
  const way = more(page).getByRole('link', { name: /^Without “construction”: \d+ jobs$/ })
  await expect(way).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'More jobs' }).getByText('Active jobs')).toBeVisible()
  await expectAccessible(page)
  const promised = (await way.textContent())?.split(': ')[1] ?? 'nothing'
  await way.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/jobs?q=project+manager')
  await expect(page.getByText(promised, { exact: true })).toBeVisible()
  await expect(more(page)).toHaveCount(0)
})

test('the links appear without moving anything', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await noteMoves(page)
  await page.goto('/jobs?q=construction+project+manager')
  await page.getByRole('navigation', { name: 'Pages' }).scrollIntoViewIfNeeded()
  await expect(more(page)).toBeVisible()
  await expectSteady(page, 'the short list')
  await expectAccessible(page)
})

test('below a few jobs are similar ones, and if these and the links cannot be loaded, the list is shown without them', async ({
  page,
}) => {
  const similar = page.getByRole('region', { name: 'Matches some of your words' })
  const search = async (): Promise<void> => {
    await page.goto('/jobs')
    await page.getByLabel('Search jobs').fill('construction project manager')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=construction/)
    await expect(page.getByText('2 jobs', { exact: true })).toBeVisible()
  }
  await search()
  await expect(similar.getByRole('article').first()).toBeVisible()
  await expectAccessible(page)

  await page.route('**/api/jobs/near-misses**', (route) => route.abort())
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/near-misses'))
  await search()
  await refused
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(similar).toHaveCount(0)
  await expect(more(page)).toHaveCount(0)
})
