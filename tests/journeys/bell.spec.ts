import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { registerAndSignIn } from './people.ts'

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ })

const twoUnread = (link: string | null) =>
  ['One', 'Two'].map((title, at) => ({
    id: `0190e0e0-0000-7000-8000-00000000000${at}`,
    kind: 'alert',
    title,
    body: 'New jobs',
    link,
    createdAt: new Date().toISOString(),
    isRead: false,
  }))

test('a visitor has no bell, and no call is made for it', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/notifications')) calls.push(request.url())
  })
  await page.goto('/jobs')
  await page.waitForLoadState('networkidle')
  await expect(bell(page)).toHaveCount(0)
  expect(calls).toEqual([])
})

test('the bell opens the notifications on desktop and phone, and its number decreases as they are read', async ({ page }) => {
  await registerAndSignIn(page)
  const unread = twoUnread(null)
  let read = 0
  await page.route('**/api/notifications/unread', (route) => route.fulfill({ json: { unread: unread.length - read } }))
  await page.route('**/api/notifications', (route) => route.fulfill({ json: unread }))
  await page.route('**/api/notifications/0190*', (route) => {
    read += 1
    return route.fulfill({ json: { ...unread[0], isRead: true } })
  })
  await page.goto('/jobs')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(bell(page)).toHaveAccessibleName('Notifications (2 unread)')
  }
  await bell(page).click()
  await expect(page).toHaveURL('/notifications')
  await page.getByRole('button', { name: 'Mark as read: One' }).click()
  await expect(bell(page)).toHaveAccessibleName('Notifications (1 unread)')
})

test('when marking as read fails, the focus stays on the button and a message says why', async ({ page }) => {
  await registerAndSignIn(page)
  await page.route('**/api/notifications', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: twoUnread('/wishes') })
      : route.fulfill({ status: 500, json: { message: 'Internal Server Error' } }),
  )
  await page.goto('/jobs', { waitUntil: 'networkidle' })
  await bell(page).click()
  const markAll = page.getByRole('button', { name: 'Mark all as read' })
  await markAll.press('Enter')
  await expect(page.getByText("It's our mistake. Please try again.").first()).toBeVisible()
  await expect(markAll).toBeFocused()
})

test('the focus stays in place when notifications are marked as read by keyboard', async ({ page }) => {
  await registerAndSignIn(page)
  const unread = twoUnread('/wishes')
  await page.route('**/api/notifications', (route) =>
    route.fulfill({ json: route.request().method() === 'GET' ? unread : { unread: 0 } }),
  )
  await page.route('**/api/notifications/0190*', (route) => route.fulfill({ json: { ...unread[0], isRead: true } }))
  await page.goto('/jobs', { waitUntil: 'networkidle' })
  await bell(page).click()
  const mark = page.getByRole('button', { name: 'Mark as read: One' })
  await mark.press('Enter')
  await expect(mark).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'One' })).toBeFocused()
  const markAll = page.getByRole('button', { name: 'Mark all as read' })
  await expect(markAll).toBeEnabled()
  await markAll.press('Enter')
  await expect(markAll).toHaveCount(0)
  await expect(page.locator(':focus')).toContainText('One')
})

test('an employer’s bell leads to the employer’s own list', async ({ page }) => {
  await page.goto('/auth')
  await page.getByLabel('Email').fill('kavita@pasand.example')
  await page.getByLabel('Password').fill('namaste-pasand')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/employer-portal')
  await bell(page).click()
  await expect(page).toHaveURL('/employer/notifications')
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/api/logout')
  const answer = await page.request.get('/employer/notifications', { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([302, '/api/login?returnTo=%2Femployer%2Fnotifications'])
})
