import { footerNavigation, mainNavigation, visitorNavigation, employerEntry } from '#app/web/navigation.ts'
import { expect, test } from './fixtures.ts'

const linked = [...mainNavigation, ...visitorNavigation, employerEntry, ...footerNavigation.flatMap(({ links }) => links)]

test('no link of header, footer and menus is not found', async ({ request }) => {
  for (const { to } of linked) expect((await request.get(to)).status(), to).toBe(200)
})

test('on an unknown path no place of the navigation is current', async ({ page }) => {
  expect((await page.goto('/nowhere/else'))?.status()).toBe(404)
  await expect(page.getByText('This page doesn’t exist, or the link is wrong.')).toBeVisible()
  await expect(page.locator('[aria-current]')).toHaveCount(0)
})
