import { randomUUID } from 'node:crypto'
import { demoSignIns } from '#app/server/demo/sign-ins.ts'
import { administrator } from './administrator.ts'
import { expectAccessible } from './axe.ts'
import { expectToast } from './cv-typing.ts'
import { expect, test } from './fixtures.ts'
import { rate } from './rate-company.ts'
import { signInAsStaff } from './sign-in-as-staff.ts'

test('others are redirected to the sign-in of staff, and only staff can sign in', async ({ page }) => {
  await page.goto('/admin/company-ratings')
  await expect(page).toHaveURL(/\/admin\/login/)
  await expectToast(page, 'Authentication Error', 'Please login to access admin panel')
  const button = page.getByRole('button', { name: 'Sign In' })
  await button.click()
  await expectToast(page, 'Missing Information', 'Please enter both email and password.')
  await page.getByLabel('Email').fill(demoSignIns.candidate.email)
  await page.getByLabel('Password').fill(demoSignIns.candidate.password)
  await button.click()
  // Which addresses are authorised is not revealed.
  await expectToast(page, 'Login Failed', 'Invalid email or password')
  await expect(page.getByLabel('Email')).toHaveValue(demoSignIns.candidate.email)
  await page.getByLabel('Email').fill(administrator.email)
  await button.click()
  await expectToast(page, 'Login Failed', 'Invalid email or password')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('a button pressed by staff whose sign-in has ended leads to the sign-in of staff; a typed reason stays', async ({
  page,
  context,
}) => {
  await signInAsStaff(page)
  const text = await rate(await context.newPage(), 1)
  await page.goto('/admin/company-ratings')
  const own = page.getByRole('listitem').filter({ hasText: text })
  await own.getByRole('button', { name: 'Decline' }).click()
  await own.getByLabel('Reason').fill('It names a person')
  await context.clearCookies({ name: 'pasand_staff' })
  await own.getByRole('button', { name: 'Decline' }).click()
  await expectToast(page, 'Could Not Save the Decision', 'You are logged out. Please log in again.')
  await expect(own.getByLabel('Reason')).toHaveValue('It names a person')
  await own.getByRole('button', { name: 'Cancel' }).click()
  await own.getByRole('button', { name: 'Publish' }).click()
  await expect(page).toHaveURL('/admin/login?error=signed_out')
  await expectToast(page, 'Authentication Error', 'Please login to access admin panel')
})

const screensOfStaff = [
  'Pasand Staff',
  'Dashboard',
  'Company Ratings',
  'Reported Jobs',
  'Companies',
  'Payments',
  'Pricing',
  'Revenue',
  'Feedback',
  'Assistant',
  'Disputes',
  'Blog',
  'Contact Messages',
  'Users',
  'Employers',
  'Staff',
  'Log',
  'Operations',
  'Portal Administrator Administrator',
]

test('the staff area has its own header, shows the number of waiting entries, and can be used by keyboard', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const text = await rate(await context.newPage(), 1)
  await signInAsStaff(page)
  const header = page.getByRole('banner')
  await expect(header.getByRole('link')).toHaveText(screensOfStaff)
  await expect(header).toContainText('Administrator')
  expect((await header.boundingBox())?.height, 'two rows').toBeLessThanOrEqual(100)
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards.filter({ hasText: 'Company Ratings' })).toContainText(/\d+ ratings?/)
  await expect(cards.filter({ hasText: 'Contact Messages' })).toContainText(/\d+ messages?/)
  await expectAccessible(page)
  await header.getByRole('link', { name: 'Company Ratings' }).click()
  const own = page.getByRole('listitem').filter({ hasText: text })
  await own.getByRole('button', { name: 'Publish' }).focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowDown')
  await expect(own).toBeFocused()
  await page.keyboard.press('d')
  await expect(own.getByLabel('Reason')).toBeFocused()
  // Shortcuts of one letter have no effect in a text field.
  await page.keyboard.type('pd')
  await expect(own.getByLabel('Reason')).toHaveValue('pd')
  await own.getByRole('button', { name: 'Cancel' }).click()
  await own.getByRole('button', { name: 'Decline' }).focus()
  await page.keyboard.press('p')
  await expect(page.locator('.toast')).toContainText('Rating Published')
  await expect(own).toHaveCount(0)
  await context.close()
})

test('on a slow network, where our font comes too late, the header of the staff area keeps its two rows', async ({ page }) => {
  await page.route(/\.woff2$/, (route) => route.fulfill({ contentType: 'font/woff2', body: '' }))
  await signInAsStaff(page)
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect((await page.getByRole('banner').boundingBox())?.height, `${width} pixels wide`).toBeLessThanOrEqual(100)
  }
})

test('a message of the contact form is read and marked as answered, and Log out signs the person out', async ({ page }) => {
  const subject = `The job is gone ${randomUUID()}`
  const left = { firstName: 'Meera', lastName: 'Nair', email: `${randomUUID()}@example.in`, subject, message: 'It says open.' }
  const alike = { ...left, email: `${randomUUID()}@example.in` }
  for (const data of [left, alike]) expect((await page.request.post('/api/contact', { data })).status()).toBe(201)
  await signInAsStaff(page)
  await page.getByRole('navigation', { name: 'Staff area' }).getByRole('link', { name: 'Contact Messages' }).click()
  const message = page.getByRole('listitem').filter({ hasText: left.email })
  await expect(message.getByRole('link', { name: 'Reply by Email' })).toHaveAttribute('href', /^mailto:/)
  await message.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(message.getByText('Answered', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.locator('.toast')).toContainText('Logged out successfully')
  await expect(page).toHaveURL('/admin/login')
  await page.goto('/admin/contact-messages')
  await expect(page).toHaveURL(/\/admin\/login/)
})
