/** Buttons whose code is loaded at the press, without a connection. */
import { expect, type Page, test } from '@playwright/test'
import { expectToast } from './cv-typing.ts'
import { hydrated } from './fixtures.ts'
import { signInAsNew } from './people.ts'

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
  await expect(page.getByLabel('Full name')).toBeVisible({ timeout: 30_000 })
  // Scripts that are cut off in the first seconds are not loaded again on this page.
  await page.waitForFunction(() => document.querySelector('#main')?.textContent?.includes('Personal Info'))
  await page.waitForTimeout(3_000)
  const button = page.getByRole('button', { name: 'Have a CV? Import it' })
  await context.setOffline(true)
  await button.click()
  const message = page.getByRole('alert').filter({ hasText: 'Please check your connection and try again.' })
  await expect(message).toContainText('Import Not Opened')
  await context.setOffline(false)
  await button.click()
  await expect(page.getByRole('dialog', { name: 'Import a CV' })).toBeVisible()
})
