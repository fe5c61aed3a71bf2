/** Buttons whose code is loaded at the press, without a connection. */
import { expect, type Page, test } from '@playwright/test'
import { expectToast } from './cv-typing.ts'
import { hydrated } from './fixtures.ts'
import { signInAsNew } from './people.ts'
import { startProxy } from './proxy.ts'

// The fixtures of the other journeys are not used, because they fail on the errors that the browser reports here. The network is switched off, because
// Chromium does not remember the failures of requests that a test intercepts.
async function openJobs(page: Page) {
  await signInAsNew(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/jobs?q=truck+driver', { waitUntil: 'networkidle' })
  await hydrated(page)
  const card = page.getByRole('article').first()
  return { apply: card.getByRole('button', { name: /^Apply Now/ }), save: card.getByRole('button', { name: /^Save/ }) }
}

test('Apply and Save say that there is no connection, and work at the next press', async ({ page, context }) => {
  const { apply, save } = await openJobs(page)
  await context.setOffline(true)
  const message = page.getByRole('alert').filter({ hasText: 'Please check your connection and try again.' })
  await apply.click()
  await expect(message).toContainText('Application Failed')
  await save.click()
  await expect(message).toContainText('Could Not Save the Job')
  await context.setOffline(false)
  await apply.click()
  await expectToast(page, 'CV Required', 'Please build your CV first before applying for jobs.')
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Job Saved!').first()).toBeVisible()
})

test('Import a CV says that there is no connection, and opens at the next press', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/aisacv', { waitUntil: 'networkidle' })
  await hydrated(page)
  await expect(page.getByLabel('Full name')).toBeVisible({ timeout: 30_000 })
  const button = page.getByRole('button', { name: 'Have a CV? Import it' })
  await context.setOffline(true)
  await button.click()
  const message = page.getByRole('alert').filter({ hasText: 'Please check your connection and try again.' })
  await expect(message).toContainText('Import Not Opened')
  await context.setOffline(false)
  await page.waitForFunction(() => navigator.onLine)
  await button.click()
  await expect(page.getByRole('dialog', { name: 'Import a CV' })).toBeVisible()
})

// A browser remembers the failure of a script that another one imports: without care, neither a step of the CV builder nor the dialog would open.
test('what is cut off while it comes is loaded once the connection is back', async ({ page, baseURL }) => {
  const shared = '/assets/entry-names-'
  let isBroken = true
  const { origin, server } = await startProxy(baseURL, { isCut: (path) => isBroken && path.startsWith(shared) })
  try {
    const cut = page.waitForEvent('requestfailed', (request) => request.url().includes(shared))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${origin}/aisacv`)
    await hydrated(page)
    await cut
    isBroken = false
    await page.getByRole('button', { name: 'Have a CV? Import it' }).click()
    await expect(page.getByRole('dialog', { name: 'Import a CV' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /Experience/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: /^Add/ }).first()).toBeVisible()
  } finally {
    server.close()
  }
})
