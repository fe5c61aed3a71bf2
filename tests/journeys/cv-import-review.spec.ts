/** The review of an import shows everything that it adds. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const points = Array.from(
  { length: 24 },
  (_, at) => `Cared for the patients of ward number ${at + 1} in the night, with two nurses.`,
)
const longResume = {
  basics: { name: 'Asha Menon', summary: points.join(' ') },
  work: [{ name: 'Kaveri Hospital', position: 'Staff Nurse', summary: points.join('\n') }],
  skills: [{ name: 'Triage' }, { name: 'Dialysis' }],
}

async function openReview(page: Page) {
  const buffer = Buffer.from(JSON.stringify(longResume))
  await page.getByLabel('Choose a file').setInputFiles({ name: 'cv.json', mimeType: 'application/json', buffer })
  const review = page.getByRole('dialog', { name: 'Review your import' })
  await expect(review.getByRole('checkbox', { name: 'Triage' })).toBeChecked()
  return review
}

async function openImport(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(Have a CV\? Import it|Import a CV)$/ })
    .filter({ visible: true })
    .first()
    .click()
}

for (const width of [390, 1440]) {
  test(`the review shows long texts to their end (${width})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/aisacv')
    await openImport(page)
    const review = await openReview(page)
    const texts = review.getByText('ward number 24 ')
    await expect(texts).toHaveCount(2)
    for (const text of await texts.all())
      expect(await text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}
