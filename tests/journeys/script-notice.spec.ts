/** A page whose first script does not arrive says so without any script. The fixtures of the other journeys would wait for scripts. */
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'

const scripts = /\/assets\/[^/]*\.js/
const first = /\/assets\/entry-early[^/]*\.js/
const text = 'This page has not loaded completely, so its buttons may not work.'
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: text })

/** Lets the animations of the page run as far as after so many seconds. */
const wait = (page: Page, seconds: number) =>
  page.evaluate((ms) => {
    for (const one of document.getAnimations()) one.currentTime = ms
  }, seconds * 1_000)

for (const [name, address] of [
  ['a page for reading', '/articles'],
  ['a page with a form', '/auth'],
] as const)
  test(`${name} says after a while that its scripts are missing, and Reload loads it again`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route(scripts, (route) => route.abort())
    await page.goto(address)
    await wait(page, 19)
    await expect(notice(page)).toHaveCount(0)
    const heading = page.getByRole('heading', { level: 1 })
    const before = await heading.boundingBox()
    await wait(page, 21)
    await expect(notice(page)).toBeVisible()
    expect(await heading.boundingBox()).toEqual(before)
    // The check stops animations.
    await notice(page).evaluate(({ style }) => void (style.visibility = 'visible'))
    await expectAccessible(page)
    await page.unroute(scripts)
    await Promise.all([page.waitForEvent('load'), page.getByRole('link', { name: 'Reload' }).click()])
    await expect(page.locator('#script-notice')).toHaveCount(0)
  })

test('the notice is gone as soon as the first script is there, also if the others are late', async ({ page }) => {
  await page.route(/\/assets\/(?!entry-early)[^/]*\.js/, () => {}) // never answered
  await page.goto('/auth', { waitUntil: 'commit' })
  await expect(page.locator('#script-notice')).toHaveCount(0)
})

test('the notice stays hidden if only the first script is missing and the page works', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.route(first, (route) => route.abort())
  await page.goto('/auth?tab=register')
  await expect(page.getByRole('button', { name: 'Sign Up' })).toBeEnabled()
  await expect(page.locator('#script-notice')).toHaveCSS('display', 'none')
  expect(errors).toEqual([])
})

test('no style stands in the body, where it would follow the sheets that scripts load, and late fonts would move the page', async ({
  page,
}) => {
  await page.route(scripts, (route) => route.abort())
  await page.goto('/')
  await expect(page.locator('body style, body link[rel=stylesheet]')).toHaveCount(0)
})

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false })
  test('nothing says that scripts are missing', async ({ page }) => {
    await page.goto('/articles')
    await expect(page.locator('#script-notice')).toHaveCSS('display', 'none')
  })
})
