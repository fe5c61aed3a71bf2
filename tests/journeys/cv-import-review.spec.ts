/** The review of an import shows everything that it adds, and is not thrown away by accident. The CV before it can be restored. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pressOn } from './by-keyboard.ts'
import { expectToast, goTo, openBuilder } from './cv-typing.ts'
import { expect, test } from './fixtures.ts'
import { signInAsNew } from './people.ts'

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

/** Whether the browser asks before it leaves the page. */
const warns = (page: Page): Promise<boolean> =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))

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

test('a review that has choices is closed only after a question', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/aisacv')
  await openImport(page)
  const review = await openReview(page)
  const question = page.getByRole('dialog', { name: 'Discard this review?' })
  // Closing an unchanged review loses no choices, but a reload loses what has been read.
  expect(await warns(page)).toBe(true)
  await review.getByRole('button', { name: 'Another file' }).click()
  await openReview(page)
  await review.getByRole('checkbox', { name: 'Triage' }).uncheck()
  expect(await warns(page)).toBe(true)

  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(review.getByRole('checkbox', { name: 'Triage' })).toBeFocused()
  await page.mouse.click(4, 4)
  await question.getByRole('button', { name: 'Keep reviewing' }).click()
  await expect(review.getByRole('checkbox', { name: 'Triage' })).not.toBeChecked()
  await expect.poll(() => review.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await pressOn(page, review.getByRole('button', { name: 'Another file' }))
  await pressOn(page, question.getByRole('button', { name: 'Discard' }))
  await expect(page.getByLabel('Choose a file')).toBeAttached()

  await openReview(page)
  await page.keyboard.press('Escape')
  await expect(review).toHaveCount(0)
  await expect(question).toHaveCount(0)
})

test('going back asks before it discards a review, changed or not', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/aisacv')
  await goTo(page, 'Experience')
  await openImport(page)
  const review = await openReview(page)
  const question = page.getByRole('dialog', { name: 'Discard this review?' })
  for (const [answer, isKept] of [
    ['Keep reviewing', true],
    ['Keep reviewing', true],
    ['Discard', false],
  ] as const) {
    await page.evaluate(() => history.back())
    await question.getByRole('button', { name: answer }).click()
    await expect(question).toHaveCount(0)
    await expect(review).toHaveCount(isKept ? 1 : 0)
    await expect(page).toHaveURL(isKept ? /#step-3$/ : /aisacv$/)
    if (isKept) await review.getByRole('checkbox', { name: 'Triage' }).uncheck()
  }
})

test('the CV before an import can be restored after a reload', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAsNew(page)
  await openBuilder(page)
  await page.getByLabel('Address').fill('Indiranagar, Bengaluru')
  await openImport(page)
  const review = await openReview(page)
  await review.getByRole('checkbox', { name: 'Dialysis' }).uncheck()
  const isSaved = page.waitForResponse(
    (answer) => answer.url().includes('/api/cvs/draft') && /Triage/.test(answer.request().postData() ?? ''),
  )
  await review.getByRole('button', { name: /^Add to my CV/ }).click()
  await expectToast(page, 'CV Imported', 'Please check it. To go back, use Undo or Versions.')
  expect(await warns(page)).toBe(false)
  await isSaved
  await page.reload()
  await goTo(page, 'Skills & More')
  await expect(page.getByRole('button', { name: 'Remove Triage' })).toBeVisible()
  await page.getByRole('button', { name: 'Versions' }).click()
  const versions = page.getByRole('dialog', { name: 'Versions' })
  await expect(versions.getByText('Before you restored a version or imported a CV')).toHaveCount(1)
  await versions.getByRole('button', { name: /^Restore the version/ }).click()
  await expect(page.getByRole('button', { name: 'Remove Triage' })).toHaveCount(0)
  await goTo(page, 'Personal Info')
  await expect(page.getByLabel('Address')).toHaveValue('Indiranagar, Bengaluru')
})

test('before the first import there is no CV to keep', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAsNew(page)
  await openBuilder(page)
  await openImport(page)
  const review = await openReview(page)
  await review.getByRole('button', { name: /^Add to my CV/ }).click()
  await expectToast(page, 'CV Imported', 'Please check it. Undo removes it all until you leave this page.')
  await page.getByRole('button', { name: 'Versions' }).click()
  await expect(page.getByRole('dialog', { name: 'Versions' }).getByText(/^No versions yet\./)).toBeVisible()
})
