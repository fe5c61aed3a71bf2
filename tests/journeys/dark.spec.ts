import type { Page } from '@playwright/test'
import { demoSignIns } from '#app/server/demo/sign-ins.ts'
import { administrator } from './administrator.ts'
import { backgroundOf as background, expectDark, paper } from './dark.ts'
import { expect, test } from './fixtures.ts'
import { primariesOn } from './primaries.ts'
import { onSister } from './sister.ts'

test.use({ colorScheme: 'dark', viewport: { width: 390, height: 844 } })

type Credentials = { readonly email: string; readonly password: string }

async function signIn(page: Page, { email, password }: Credentials, path = '/api/auth/login'): Promise<void> {
  expect((await page.request.post(path, { data: { email, password } })).status()).toBe(200)
}

test('screens that every-screen.spec.ts does not list are readable in dark mode, with one primary action', async ({ page }) => {
  test.slow()
  const look = async (address: string): Promise<void> => {
    await page.goto(address)
    await expectDark(page, address)
    expect.soft((await primariesOn(page)).length, address).toBeLessThanOrEqual(1)
  }
  for (const address of ['/auth', '/blog']) await look(address)
  await signIn(page, administrator, '/api/admin/login')
  for (const name of ['dashboard', 'company-ratings', 'contact-messages', 'users', 'employers']) await look(`/admin/${name}`)
})

test('the choice in the settings takes effect at once, on every page, without a flash, and after signing out', async ({
  page,
}) => {
  await signIn(page, demoSignIns.candidate)
  await page.goto('/settings#appearance')
  const choice = page.getByRole('group', { name: 'Colours' })
  await expect(choice.getByLabel('System')).toBeChecked()
  await choice.getByLabel('Light').check()
  expect(await background(page)).toBe(paper.light)
  expect(
    await page.locator('meta[name=theme-color]').evaluateAll((all) => all.map((meta) => meta.getAttribute('content'))),
  ).toEqual(['#fbfaf7', '#fbfaf7'])
  await page.goto('/api/logout')
  // The HTML contains the colour scheme, so no script is needed before the first paint.
  expect(await (await page.request.get('/jobs')).text()).toMatch(/<html[^>]* data-color-scheme="light"/)
  await page.goto('/jobs')
  expect(await background(page)).toBe(paper.light)
  await page.emulateMedia({ colorScheme: 'light' })
  await signIn(page, demoSignIns.candidate)
  await page.goto('/settings#appearance')
  await choice.getByLabel('Dark').check()
  expect(await background(page)).toBe(paper.dark)
  await choice.getByLabel('System').check()
  expect(await background(page)).toBe(paper.light)
  expect((await page.context().cookies()).filter(({ name }) => name === 'color-scheme')).toEqual([])
})

test('visitors get the same HTML whatever their system prefers, and the colours are right without a script', async ({
  browser,
  baseURL,
  request,
}) => {
  const first = await request.get('/companies', { headers: { cookie: '' } })
  expect(await first.text()).not.toMatch(/<html[^>]* data-color-scheme/)
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark', ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/companies')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
  expect(await background(page)).toBe(paper.dark)
  await context.close()
})

test('print and the sheet of a CV stay white', async ({ page }) => {
  await signIn(page, demoSignIns.candidate)
  const [application] = await (await page.request.get('/api/applications/my-applications')).json()
  await page.goto(`/applications/${application.id}`)
  const sheet = page.locator('.sheet')
  await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveCSS('color', /rgb\(30, 42, 90\)|rgb\(27, 31, 42\)/)
  await page.emulateMedia({ media: 'print' })
  expect(await background(page)).toBe('rgb(255, 255, 255)')
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(27, 31, 42)')
})

test('the logo of the CV site is visible in dark mode', async ({ page, baseURL }) => {
  await page.goto(onSister(baseURL, '/'))
  const mark = page.getByRole('banner').locator('svg path')
  await expect(mark.first()).toHaveCSS('fill', 'rgb(198, 211, 255)')
  await expect(mark.nth(1)).toHaveCSS('stroke', 'rgb(28, 31, 41)')
})
