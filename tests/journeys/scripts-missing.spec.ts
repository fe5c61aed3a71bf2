/** A page whose scripts do not arrive says so, and can be loaded again without losing typed text. The fixtures of the other journeys would wait. */
import { expect, type Page, test } from '@playwright/test'

const others = /\/assets\/(?!entry-early)[^/]*\.js/
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page has not loaded completely' })
/** The timeout of presses, also of buttons that scripts enable. */
const slowly = { timeout: 40_000 }

test('Sign Up: a notice says that scripts cannot be loaded, and Reload keeps the typed text except the password', async ({
  page,
}) => {
  await page.route(others, (route) => route.abort())
  await page.goto('/auth?tab=register')
  await expect(notice(page)).toContainText('except passwords', slowly)
  await expect(page.getByRole('button', { name: 'Sign Up' })).toBeDisabled()
  await page.getByLabel('First name').fill('Meera')
  await page.getByLabel('Email').fill('meera@example.in')
  await page.getByLabel('Password', { exact: true }).fill('mangoes-in-may')
  await page.unroute(others)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('button', { name: 'Sign Up' })).toBeEnabled(slowly)
  await expect(page.getByLabel('First name')).toHaveValue('Meera')
  await expect(page.getByLabel('Email')).toHaveValue('meera@example.in')
  await expect(notice(page)).toHaveCount(0)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/mangoes|Meera/)
})

test('Wish: a notice says after a while that scripts hang, and choices are kept as well', async ({ page }) => {
  test.slow()
  // Without `unroute`, which would answer the requests that hang: the notice would be gone before it is pressed.
  let areHanging = true
  // Paused, because on a busy machine the choices alone take more than a second.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60_000)
  await page.route(others, (route) => (areHanging ? undefined : route.continue()))
  await page.goto('/', { waitUntil: 'commit' })
  const form = page.getByRole('form', { name: 'Make a wish' })
  await form.getByLabel('Role').fill('Lineman')
  await form.getByLabel('Company', { exact: true }).fill('Any company')
  await form.getByLabel('Availability').selectOption({ index: 2 })
  const chosen = await form.getByLabel('Availability').inputValue()
  await page.clock.fastForward(14_000)
  await expect(notice(page)).toHaveCount(0)
  await page.clock.fastForward(2_000)
  await expect(notice(page)).toBeVisible()
  areHanging = false
  await page.clock.resume()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(form.getByRole('button', { name: 'Submit Wish' })).toBeEnabled(slowly)
  await expect(form.getByLabel('Role')).toHaveValue('Lineman')
  await expect(form.getByLabel('Company', { exact: true })).toHaveValue('Any company')
  await expect(form.getByLabel('Availability')).toHaveValue(chosen)
})

test('the notice disappears when the scripts are loaded after all, and nothing else changes', async ({ page }) => {
  test.slow()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.clock.install()
  await page.route(others, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/auth?forgot', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('meera@example.in')
  await page.clock.fastForward(16_000)
  await expect(notice(page)).toBeVisible()
  resolve()
  await expect(notice(page)).toHaveCount(0, slowly)
  await expect(page.getByLabel('Email')).toHaveValue('meera@example.in')
  expect(errors).toEqual([])
})
