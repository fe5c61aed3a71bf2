/** An import that is stopped, cut off or pressed by keyboard, and one beside another tab. */
import type { Page } from '@playwright/test'
import { goTo, openBuilder } from './cv-typing.ts'
import { expect, test } from './fixtures.ts'
import { signInAsNew } from './people.ts'

const free = '**/api/cvs/aisacv/import'
const resume = { basics: { name: 'Asha Menon', summary: 'Nurse.' }, skills: [{ name: 'Triage' }, { name: 'Dialysis' }] }
const file = { name: 'cv.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(resume)) }

async function openImport(page: Page) {
  await page
    .getByRole('button', { name: /^(Have a CV\? Import it|Import a CV)$/ })
    .filter({ visible: true })
    .first()
    .click()
  const chooser = page.locator('input[type="file"]')
  await expect(chooser).toBeAttached()
  return chooser
}

async function openReview(page: Page) {
  await (await openImport(page)).setInputFiles(file)
  const review = page.getByRole('dialog', { name: 'Review your import' })
  await expect(review.getByRole('checkbox', { name: 'Triage' })).toBeChecked()
  return review
}

async function openFreely(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/aisacv')
  await expect(page.getByLabel('Full name')).toBeVisible({ timeout: 30_000 })
}

test('the sending of a file ends when it is stopped, when the dialog is closed, and when the connection is lost', async ({
  page,
}) => {
  await openFreely(page)
  const chooser = await openImport(page)
  const send = async (): Promise<void> => {
    const sent = page.waitForRequest(free)
    await chooser.setInputFiles(file)
    await sent
    await expect(page.getByText('On a slow connection this can take some minutes.')).toBeVisible()
  }
  await page.route(free, () => {})
  await send()
  const stopped = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: 'Stop' }).click()
  await stopped
  await expect(chooser).toBeFocused()
  await expect(page.getByText('Choose a file')).toBeVisible()

  await send()
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  const alert = page.getByRole('alert').filter({ hasText: 'The file could not be sent. Please check your connection' })
  await expect(alert).toBeVisible()

  await send()
  const closed = page.waitForEvent('requestfailed')
  await page.keyboard.press('Escape')
  await closed
  await page.unroute(free)
  await openReview(page)
})

test('by keyboard, the chooser keeps the focus while a file is read and refused', async ({ page }) => {
  await openFreely(page)
  const chooser = await openImport(page)
  await chooser.focus()
  await chooser.setInputFiles({ ...file, buffer: Buffer.from('Dear Sir or Madam') })
  await expect(page.getByRole('alert').filter({ hasText: 'Save any other document as PDF first.' })).toBeVisible()
  await expect(chooser).toBeFocused()
})

test('the keys of undo do not change the text behind a review', async ({ page }) => {
  await openFreely(page)
  await page.getByLabel('Full name').fill('Meera Nair')
  await expect(page.getByRole('button', { name: 'Undo' })).not.toHaveAttribute('aria-disabled', 'true')
  const review = await openReview(page)
  await review.getByRole('checkbox', { name: 'Triage' }).press('Control+z')
  await page.keyboard.press('Escape')
  await expect(review).toHaveCount(0)
  await expect(page.getByLabel('Full name')).toHaveValue('Meera Nair')
})

test('without an account, a tab says that it waits while another one types', async ({ page, context }) => {
  await openFreely(page)
  const review = await openReview(page)
  const other = await context.newPage()
  await openFreely(other)
  await other.getByLabel('Address').fill('Kottayam')
  await expect(page.getByText(/^This CV is being typed in another tab/)).toBeAttached()
  await review.getByRole('button', { name: /^Add to my CV/ }).click()
  await expect(page.getByText('Waiting for your choice')).toBeVisible()
  await page.getByRole('button', { name: 'Take over here' }).click()
  await expect(page.getByText('Waiting for your choice')).toHaveCount(0)
  await goTo(page, 'Skills & More')
  await expect(page.getByRole('button', { name: 'Remove Triage' })).toBeVisible()
})

test('the message about an import does not cover the dialog that is opened next', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsNew(page)
  await openBuilder(page)
  await (await openReview(page)).getByRole('button', { name: /^Add to my CV/ }).click()
  await expect(page.locator('.toast')).toContainText('CV Imported')
  await openImport(page)
  await expect(page.locator('.toast')).toHaveCount(0, { timeout: 2_000 })
})
