import { ask, field, log } from './assistant-page.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { signInAsNew } from './people.ts'
import { routeOnce } from './routes.ts'
import type { Locator, Page } from '@playwright/test'

const launcher = (page: Page) => page.getByRole('button', { name: 'Ask Puja, the AI assistant' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Puja - AI Assistant' })
const minimized = (page: Page) => page.getByRole('button', { name: 'Click to continue chat Puja Ready' })
const heightOf = async (page: Page, selector: string): Promise<number> =>
  (await page.locator(selector).boundingBox())?.height ?? 0

/** Polls, because the corner button moves up only when the bar has its height. */
async function expectAboveBar(page: Page): Promise<void> {
  const gap = () =>
    page.evaluate(() => {
      const [corner, bar] = ['.chat-corner', '.apply-bar'].map((name) => document.querySelector(name)?.getBoundingClientRect())
      return corner && bar ? bar.top - corner.bottom : -1
    })
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
}

async function shortestSideOf(button: Locator): Promise<number> {
  const { width = 0, height = 0 } = (await button.boundingBox()) ?? {}
  return Math.min(width, height)
}

for (const width of [390, 1440]) {
  test(`the assistant can be opened on every screen, minimized and continued with the keyboard alone, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.goto('/')
    await launcher(page).focus()
    expect(fetched.filter((url) => url.includes('chat-panel'))).toEqual([])
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeFocused()
    await expect(
      panel(page).getByText('Try general career advice! Login required only for CV building or candidate viewing.'),
    ).toBeVisible()
    await expect(page.getByRole('list', { name: 'Quick actions' }).getByRole('button')).toHaveCount(4)
    await expect(page.getByRole('button', { name: 'Send your message' })).toBeDisabled()
    expect(Math.round((await panel(page).boundingBox())?.height ?? 0)).toBe(width === 390 ? 844 : 600)
    await expectAccessible(page)
    await page.keyboard.type('Pune me driver ki naukri chahiye')
    await page.keyboard.press('Enter')
    await expect(log(page).getByText('Instant').nth(1)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(minimized(page)).toBeFocused()
    expect(await heightOf(page, '.chat-minimized')).toBe(64)
    await expectAccessible(page)
    // After a reload the panel is still minimized, and its code is loaded only when it is opened.
    await page.reload()
    await minimized(page).press('Enter')
    await expect(log(page).locator('[data-question]')).toHaveText(/Pune me driver/)
    await page.getByRole('button', { name: 'Close the chat' }).press('Enter')
    await expect(launcher(page)).toBeFocused()
  })
}

test('a page opens the compact card with its own subject, and the screen of the assistant shows the same conversation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/contact-us')
  await launcher(page).waitFor()
  const link = page.getByRole('link', { name: 'Chat with AI Assistant' })
  await link.click()
  const box = await panel(page).boundingBox()
  expect([box?.width, box?.height]).toEqual([384, 500])
  await page.getByRole('button', { name: 'Close the chat' }).click()
  await expect(link).toBeFocused()
  await page.goto('/jobs')
  await launcher(page).click()
  await expect(log(page).getByText('Tell me which work you are looking for')).toBeVisible()
  await ask(page, 'Nurse jobs in Pune')
  await expect(log(page).getByText('Instant').nth(1)).toBeVisible()
  await panel(page).getByRole('link', { name: 'Open the chat as a page' }).click()
  await expect(page.getByRole('heading', { name: 'AI Career Assistant Beta' })).toBeVisible()
  await expect(log(page).locator('[data-question]')).toHaveText(/Nurse jobs in Pune/)
  await expect(launcher(page)).toHaveCount(0)
  await signInAsNew(page)
  await page.goto('/jobs')
  await minimized(page).click()
  await expect(log(page).locator('[data-question]')).toHaveText(/Nurse jobs in Pune/)
})

test('on a phone the sheet covers the page, closes when a link is followed, and the corner covers no button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  await launcher(page).click()
  await ask(page, 'Nurse jobs')
  await expect(log(page).getByText('Instant').nth(1)).toBeVisible()
  expect(await page.evaluate(() => document.getElementById('main')?.closest('[inert]') !== null)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await log(page).locator('a[href^="/jobs/"]').first().click()
  await expect(page).toHaveURL(/\/jobs\//)
  await expect(minimized(page)).toBeVisible()
  expect(await page.evaluate(() => document.getElementById('main')?.closest('[inert]'))).toBeNull()
  await expectAboveBar(page)
  await page.getByRole('button', { name: 'Close the chat' }).click()
  await expectAboveBar(page)
  expect(await shortestSideOf(launcher(page))).toBeGreaterThanOrEqual(44)
  // The letters become twice as large.
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
  await launcher(page).click()
  await expect(field(page)).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Close the chat' })).toBeInViewport()
  expect(await panel(page).evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(360)
})

test('a panel that cannot be loaded says so, and the next press tries again', async ({ context }) => {
  // The console of this page reports the failed request.
  const page = await context.newPage()
  await page.goto('/')
  await routeOnce(page, '**/chat-panel*', (route) => route.abort())
  await launcher(page).click()
  await expect(page.getByText('Could Not Open the Chat').first()).toBeVisible()
  await launcher(page).click()
  await expect(panel(page)).toBeVisible()
})

test('an answer continues while the panel is minimized', async ({ page }) => {
  await page.goto('/')
  const { promise: isReleased, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/ai/chat', async (route) => {
    await isReleased
    await route.continue()
  })
  await launcher(page).click()
  await ask(page, 'Nurse jobs in Pune')
  await expect(log(page).getByText('Puja is typing...')).toBeVisible()
  await page.getByRole('button', { name: 'Minimize the chat' }).click()
  resolve()
  await page.getByRole('navigation').getByRole('link', { name: 'Companies' }).first().click()
  await minimized(page).click()
  await expect(log(page).getByText('Instant').nth(1)).toBeVisible()
})
