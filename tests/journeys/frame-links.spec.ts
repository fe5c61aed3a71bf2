import { footerNavigation } from '#app/web/footer-navigation.ts'
import { employerEntry, mainNavigation, visitorNavigation } from '#app/web/navigation.ts'
import { expect, test } from './fixtures.ts'

const linked = [...mainNavigation, ...visitorNavigation, employerEntry, ...footerNavigation.flatMap(({ links }) => links)]

test('every link of the header, the footer and the menus works', async ({ request }) => {
  for (const { to } of linked) expect((await request.get(to)).status(), to).toBe(200)
})

test('on an unknown path no link of the navigation is marked as current', async ({ page }) => {
  expect((await page.goto('/nowhere/else'))?.status()).toBe(404)
  await expect(page.getByText('This page doesn’t exist, or the link is wrong.')).toBeVisible()
  await expect(page.locator('[aria-current]')).toHaveCount(0)
})
