import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { expectSteady, noteMoves } from './moves.ts'

const more = (page: Page) => page.getByRole('region', { name: 'More jobs, without one of your words' })

test('below a short list are the words without which it is longer', async ({ page }) => {
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

test('the links appear without moving anything, and if they cannot be loaded the list is shown without them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await noteMoves(page)
  await page.goto('/jobs?q=construction+project+manager')
  await page.getByRole('navigation', { name: 'Pages' }).scrollIntoViewIfNeeded()
  await expect(more(page)).toBeVisible()
  await expectSteady(page, 'the short list')
  await expectAccessible(page)

  await page.route('**/api/jobs/near-misses**', (route) => route.abort())
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/near-misses'))
  await page.goto('/jobs?q=construction+project+manager&sort=recent')
  await refused
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(more(page)).toHaveCount(0)
})
