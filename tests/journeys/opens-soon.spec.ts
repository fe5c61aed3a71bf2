import { openingSoonPaths } from '#app/web/opening-soon.ts'
import { openingSoonTexts } from '#app/web/opening-soon-texts.ts'
import { footerNavigation, mainNavigation, visitorNavigation, employerEntry } from '#app/web/navigation.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

const linked = [...mainNavigation, ...visitorNavigation, employerEntry, ...footerNavigation.flatMap(({ links }) => links)]

test('no link of header, footer and menus is not found', async ({ request }) => {
  for (const { to } of linked) expect((await request.get(to)).status(), to).toBe(200)
})

test('a page that is not built yet says what will be there, and search engines leave it out', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  const pages = await (await page.request.get('/sitemap-pages.xml')).text()
  for (const path of openingSoonPaths) {
    const { name, plan, ways } = openingSoonTexts[path]
    expect((await page.goto(path))?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByText(`${name} opens soon.`)).toBeVisible()
    await expect(page.getByText(plan)).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(pages).not.toContain(path)
    for (const { to, label } of ways) {
      await expect(page.getByRole('main').getByRole('link', { name: label })).toHaveAttribute('href', to)
      expect((await page.request.get(to)).status(), to).toBe(200)
    }
  }
  await context.close()
})

test('it has no barriers', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/recruiter-feedback')
  await expectAccessible(page)
})

test('on an unknown path no place of the navigation is current', async ({ page }) => {
  expect((await page.goto('/nowhere/else'))?.status()).toBe(404)
  await expect(page.getByText('This page doesn’t exist, or the link is wrong.')).toBeVisible()
  await expect(page.locator('[aria-current]')).toHaveCount(0)
})
