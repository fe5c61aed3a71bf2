/** Parts of a page whose code could not be loaded, once it can be. */
import { expect, test } from '@playwright/test'
import { expectToast, openBuilder } from './cv-typing.ts'
import { hydrated } from './fixtures.ts'
import { signInAsNew } from './people.ts'
import { cutOff } from './routes.ts'

// The fixtures of the other journeys are not used, because they fail on the errors that the browser reports here.
test('a plain message becomes one that can be closed at the next press', async ({ page }) => {
  await signInAsNew(page)
  await page.goto('/jobs')
  await hydrated(page)
  const letThrough = await cutOff(page, /\/assets\/toaster-|\/api\//)
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await expect(page.getByRole('alert').filter({ hasText: 'Could Not Save the Job' })).toBeVisible()
  letThrough()
  await page.keyboard.press('Shift')
  await page.locator('.toast').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Could Not Save the Job')).toHaveCount(0)
})

test('the bar of a phone that could not be loaded appears at the next press', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsNew(page)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/tab-bar-'))
  const letThrough = await cutOff(page, '**/assets/tab-bar-*')
  await page.goto('/jobs')
  await failed
  letThrough()
  await page.keyboard.press('Shift')
  const bar = page.getByRole('navigation', { name: 'Shortcuts' })
  await expect(bar).toBeVisible()
  await expect(bar, 'with its styles').toHaveCSS('position', 'fixed')
})

test('a preview whose code cannot be loaded says so, and does not open later while somebody types', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsNew(page)
  const letThrough = await cutOff(page, '**/assets/cv-preview-*')
  await openBuilder(page)
  const open = page.getByRole('button', { name: 'Preview', exact: true })
  await open.click()
  await expectToast(page, 'Preview Not Opened', 'Please check your connection and try again.')
  letThrough()
  await page.getByLabel('Full name').pressSequentially('Meera Iyer')
  await expect(page.getByLabel('Full name')).toHaveValue(/^Meera Iyer/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await open.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
