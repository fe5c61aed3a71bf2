/** What follows an import: what is missing is said, the PDF of the saved CV is not taken for the new one, and undo stays where the person is. */
import type { Page } from '@playwright/test'
import { englishCv } from '#tests/factories/a-cv.ts'
import { expectAccessible } from './axe.ts'
import { expectToast, goTo, openBuilder } from './cv-typing.ts'
import { expect, test } from './fixtures.ts'
import { signInAsNew } from './people.ts'

const resume = {
  basics: { name: 'Asha Menon', email: 'asha@elsewhere.example.in', url: 'https://asha-menon.example.in' },
  work: [{ name: 'Solar Board', position: 'Technician of the Year', startDate: '2022-03', summary: 'Of ninety technicians.' }],
  education: [{ institution: 'Kaveri College', studyType: 'M.Tech' }],
  skills: [{ name: 'Soldering' }],
}

async function openReview(page: Page) {
  await page.getByRole('button', { name: 'Import a CV' }).click()
  const buffer = Buffer.from(JSON.stringify(resume))
  await page.getByLabel('Choose a file').setInputFiles({ name: 'cv.json', mimeType: 'application/json', buffer })
  const review = page.getByRole('dialog', { name: 'Review your import' })
  await expect(review.getByRole('checkbox', { name: 'Soldering' })).toBeChecked()
  return review
}

async function openSavedCv(page: Page): Promise<void> {
  await signInAsNew(page)
  expect((await page.request.post('/api/cvs', { data: englishCv })).status()).toBe(201)
  await openBuilder(page)
}

for (const width of [390, 1440]) {
  test(`after an import the builder says what is missing and which CV the PDF has (${width})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openSavedCv(page)
    const review = await openReview(page)
    await review.getByRole('button', { name: /^Add to my CV/ }).click()
    await expect(page.getByText('Still needed to finish your CV:')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Education (needs attention)' })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    const preview = page.getByRole('dialog', { name: 'Preview of your CV' })
    await expect(
      preview.getByText(/^The PDF does not have your changes since .+ yet\. Save & Finish brings them into it\.$/),
    ).toBeVisible()
    await expectAccessible(page)
    const waiting = page.waitForEvent('download')
    await preview.getByRole('button', { name: 'Download PDF' }).press('Enter')
    await waiting
    await expectToast(page, 'Download Successful', 'Saved as')
    // One Escape closes the dialog, also while a message is shown.
    await page.keyboard.press('Escape')
    await expect(preview).toHaveCount(0)

    await page.getByRole('button', { name: 'Education 2: Field of study is required' }).click()
    await expect(page.getByLabel('Field of study').nth(1)).toBeFocused()
    await page.getByLabel('Field of study').nth(1).fill('Energy')
    await goTo(page, 'Skills & More')
    await expect(page.getByText('Still needed to finish your CV:')).toHaveCount(0)
    await page.getByRole('button', { name: 'Save & Finish' }).click()
    await expect(page.getByRole('heading', { name: 'Your CV is saved' })).toBeFocused()
  })
}

test('after a reload, the changes of an import are said to be a draft', async ({ page }) => {
  await openSavedCv(page)
  const review = await openReview(page)
  const isSaved = page.waitForResponse(
    (answer) => answer.url().includes('/api/cvs/draft') && /Soldering/.test(answer.request().postData() ?? ''),
  )
  await review.getByRole('button', { name: /^Add to my CV/ }).click()
  await isSaved
  await page.reload()
  const notice = /^You have unpublished changes \(.+\)\. They are saved as a draft until you press Save & Finish\.$/
  await expect(page.getByText(notice)).toBeVisible()
})

test('undo and redo of an import stay on a step that it has changed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openSavedCv(page)
  await goTo(page, 'Education')
  await (await openReview(page)).getByRole('button', { name: /^Add to my CV/ }).click()
  await expect(page.getByLabel('Institution')).toHaveCount(2)
  for (const [button, count] of [
    ['Undo', 1],
    ['Redo', 2],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByLabel('Institution')).toHaveCount(count)
    await expect(page.getByRole('heading', { level: 2, name: 'Education' })).toBeVisible()
  }
  // A template is not on a step, and the answer about experience is not on the last one.
  await page.getByRole('radio', { name: 'Classic' }).check()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('radio', { name: 'Modern' })).toBeChecked()
  await expect(page.getByRole('heading', { level: 2, name: 'Education' })).toBeVisible()
  await goTo(page, 'Experience')
  await page.getByLabel('I have no work experience yet').check()
  await goTo(page, 'Personal Info')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Experience' })).toBeVisible()
  await expect(page.getByLabel('I have no work experience yet')).not.toBeChecked()
})

test('a job that is none moves to another section with one press, and everything ticked says what it replaces', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await openSavedCv(page)
  const review = await openReview(page)
  // On an enlarged screen the heading scrolls away, and the button stays.
  await page.setViewportSize({ width: 320, height: 420 })
  await review.evaluate((element) => element.scrollTo(0, 300))
  await expect(review.getByRole('heading', { name: 'Review your import' })).not.toBeInViewport()
  await expect(review.getByRole('button', { name: /^Add to my CV/ })).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 900 })

  const job = review.getByRole('group', { name: /^Experience 1: Technician of the Year/ })
  await job.getByText('Wrong section? Move all of this').click()
  await expectAccessible(page)
  await job.getByRole('button', { name: /^Certificates: move/ }).click()
  const moved = review.getByRole('group', { name: /^Certificates 1: Technician of the Year, Solar Board/ })
  await expect(moved.getByRole('checkbox', { name: 'Certificate name' })).toBeFocused()
  await expect(moved.getByRole('checkbox', { name: 'Issued by' })).toBeChecked()
  await expect(job).toHaveCount(0)

  await moved.getByText('Wrong section? Move all of this').click()
  await moved.getByRole('button', { name: /^Not sure: move/ }).click()
  await expect(review.getByRole('heading', { name: 'Not sure where this goes' })).toBeFocused()
  await review.getByRole('button', { name: /^Key achievements: move/ }).click()
  await expect(review.getByRole('checkbox', { name: /^Technician of the Year, Solar Board/ })).toBeChecked()

  await expect(review.getByText('in your CV.')).toHaveCount(0)
  await review.getByRole('button', { name: 'Tick all', exact: true }).click()
  await expect(review.getByText(/^1 of the \d+ ticked replaces text in your CV\.$/)).toBeVisible()
  await expect(review.getByRole('button', { name: 'Untick all' })).toBeVisible()
  await review.getByRole('button', { name: /^Add to my CV/ }).click()
  await goTo(page, 'Skills & More')
  await expect(page.getByRole('button', { name: /^Remove Technician of the Year, Solar Board/ })).toBeVisible()
})
