import { demoSignIns } from '#app/server/demo/sign-ins.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { expectSteady, noteMoves } from './moves.ts'

test('the sections are collapsed on a phone, and a URL opens its own section', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.request.post('/api/auth/login', { data: demoSignIns.candidate })
  await page.goto('/settings')
  const sections = page.getByRole('main').locator('details[id] > summary')
  await expect(sections).toHaveText([
    'Account Information',
    'Change Password',
    'Your plan',
    'Invoices',
    'Notifications',
    'Privacy',
    'Your consents',
    'Employers who ask for your contact details',
    'Who has seen your CV',
    'Blocked companies',
    'Appearance',
    'Where you are signed in',
    'Your data',
    'Delete Account',
  ])
  await expect(page.locator('details[id][open]')).toHaveCount(0)
  const heights = await sections.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1_500)
  await page.goto('/settings#delete')
  await expect(page.getByRole('button', { name: 'Delete Account' })).toBeInViewport()
  await expect(page.locator('details[id][open]')).toHaveCount(1)
  await page.goto('/settings#consents')
  await expect(page.getByText('To withdraw it, delete your account.')).toBeVisible()
  await expect(page.getByText('Not given.')).toHaveCount(1)
})

test('the sections are all open beside their list on a wide screen, from the first paint, also without a script', async ({
  browser,
  baseURL,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.request.post('/api/auth/login', { data: demoSignIns.candidate })
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  await context.addCookies(await page.context().cookies())
  const plain = await context.newPage()
  await plain.setViewportSize({ width: 1440, height: 900 })
  await plain.goto('/settings')
  await expect(plain.getByRole('button', { name: 'Delete Account' })).toBeVisible()
  await context.close()

  await noteMoves(page)
  await page.goto('/settings')
  const list = page.getByRole('navigation', { name: 'Sections of the settings' })
  const [nav, first] = [await list.boundingBox(), await page.locator('#account').boundingBox()]
  expect((nav?.x ?? 0) + (nav?.width ?? 0)).toBeLessThanOrEqual(first?.x ?? 0)
  await expectSteady(page, '/settings')
  await list.getByRole('link', { name: 'Where you are signed in' }).click()
  await expect(page).toHaveURL('/settings#sign-ins')
  await expect(page.getByRole('heading', { level: 2, name: 'Where you are signed in' })).toBeInViewport()
  await expect(list.getByRole('link', { name: 'Where you are signed in' })).toHaveAttribute('aria-current', 'location')
  await expectAccessible(page)
})

test('an employer reads when candidates see the phone number', async ({ page }) => {
  await page.request.post('/api/auth/login', { data: demoSignIns.employer })
  await page.goto('/employer/settings#account')
  await expect(page.getByLabel(/^Phone/)).toHaveAccessibleDescription('Candidates see it only if you write it in a job.')
})
