import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { headed } from '../cv-import/resumes/word.ts'
import { expectAccessible } from './axe.ts'
import { expectToast, goTo, openBuilder } from './cv-typing.ts'
import { expect, test } from './fixtures.ts'
import { signInAsNew } from './people.ts'

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

for (const width of [390, 1440]) {
  test(`a Word file becomes a CV, and the CV can be downloaded as four kinds of files (${width})`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await signInAsNew(page)
    await openBuilder(page)
    await page
      .getByRole('button', { name: /^(Have a CV\? Import it|Import a CV)$/ })
      .first()
      .click()
    const chooser = page.getByLabel('Choose a file')

    await chooser.setInputFiles({ name: 'cv.docx', mimeType: docx, buffer: Buffer.from('no Word file') })
    await expect(page.getByRole('alert').filter({ hasText: 'Please choose a PDF, a Word file (DOCX)' })).toBeVisible()
    await expectAccessible(page)

    await chooser.setInputFiles({ name: 'cv.docx', mimeType: docx, buffer: Buffer.from(await headed()) })
    const review = page.getByRole('dialog', { name: 'Review your import' })
    // The name and the address of the account are filled in already, and are not replaced without a confirmation.
    await expect(review.getByRole('checkbox', { name: 'Email' })).not.toBeChecked()
    await expect(review.getByRole('checkbox', { name: 'Phone number' })).toBeChecked()
    await expect(review.getByRole('checkbox', { name: 'Triage' })).toBeChecked()
    await expect(review.getByText('Advanced Cardiac Life Support').first()).toBeVisible()
    await expectAccessible(page)
    await review.getByRole('checkbox', { name: 'Triage' }).uncheck()
    await review.getByRole('button', { name: /^Add to my CV/ }).press('Enter')
    await expectToast(page, 'CV Imported', 'Please check it. Undo removes it all until you leave this page.')
    await expect(page.getByRole('heading', { level: 2, name: 'Personal Info' })).toBeFocused()

    await expectUndoable(page)
    await page.getByLabel('Address').fill('Indiranagar, Bengaluru')
    await goTo(page, 'Experience')
    await expect(page.getByLabel('Company').nth(1)).toHaveValue('Kaveri Health Services Pvt Ltd')
    await goTo(page, 'Skills & More')
    await expect(page.getByRole('button', { name: 'Remove Triage' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Save & Finish' }).click()
    await expect(page.getByRole('heading', { name: 'Your CV is saved' })).toBeFocused()
    await expectAccessible(page)

    await takeAllFiles(page)
  })
}

/** A CV with an employer where the position should be, and a language among the skills. */
const exchanged = {
  basics: { name: 'Meera Nair' },
  work: [{ name: 'Staff Nurse', position: 'Kaveri Hospital', startDate: '2020-01' }],
  skills: [{ name: 'Triage' }, { name: 'Hindi' }],
  projects: [{ name: 'Vaccination Camp', entity: 'Red Cross' }],
}

/** Checks that a wide line is as large as the letters of the page, and can be scrolled sideways in its own frame. */
async function expectPictures(page: Page, review: Locator): Promise<void> {
  const picture = page.getByRole('img', { name: /^Boxer Bedley & Ball Capital Advisors/ }).first()
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveJSProperty('complete', true)
  const [height, natural] = await picture.evaluate((element: HTMLImageElement) => {
    const { clientWidth, clientHeight, naturalWidth, naturalHeight } = element
    return [clientHeight, (clientWidth * naturalHeight) / naturalWidth] as const
  })
  expect(natural).toBeGreaterThan(20)
  expect(Math.abs(height - natural)).toBeLessThan(1)
  const frame = review.getByRole('group', { name: 'Part of the page' }).filter({ has: picture }).first()
  expect(await frame.evaluate(({ scrollLeft }) => scrollLeft), 'the year at its end is in view').toBeGreaterThan(100)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
}

test('a doubtful value is shown beside its line, and one press moves it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/aisacv')
  await page.getByRole('button', { name: 'Have a CV? Import it' }).first().click()
  const review = page.getByRole('dialog', { name: 'Review your import' })
  await page.getByLabel('Choose a file').setInputFiles(path.join(import.meta.dirname, '../cv-import/foreign/rover-milky.pdf'))
  await expectPictures(page, review)
  await review.getByRole('button', { name: 'Another file' }).click()

  // The tests of the reader cover which values are doubtful.
  await page.route('**/api/cvs/aisacv/import', async (route) => {
    const answer: object = await (await route.fetch()).json()
    const text = 'Languages: Hindi, English'
    const readings = [{ field: 'skills.1', sure: 0.3, text, page: 2, box: null }]
    const doubts = ['skills.1', 'experience.0.company', 'experience.0.position']
    await route.fulfill({ json: { ...answer, doubts, readings, proposed: ['experience.0.position'] } })
  })
  const buffer = Buffer.from(JSON.stringify(exchanged))
  await page.getByLabel('Choose a file').setInputFiles({ name: 'cv.json', mimeType: 'application/json', buffer })
  await expect(review.getByText('Read from page 2')).toBeVisible()
  await expect(review.getByText('Suggested by AI. Please check')).toHaveCount(1)
  await expect(review.getByText('Please check')).toHaveCount(3)
  await expectAccessible(page)

  await review.getByRole('button', { name: 'Languages: move “Hindi” there' }).press('Enter')
  await expect(review.getByRole('group', { name: 'Languages' }).getByRole('checkbox', { name: 'Hindi' })).toBeFocused()
  await review.getByRole('button', { name: 'Position: move “Staff Nurse” there' }).click()
  await expect(review.getByText('Please check')).toHaveCount(0)
  await review.getByRole('button', { name: /^Add to my CV/ }).click()
  await goTo(page, 'Experience')
  await expect(page.getByLabel('Position')).toHaveValue('Staff Nurse')
  await expect(page.getByLabel('Company')).toHaveValue('Kaveri Hospital')
  await goTo(page, 'Skills & More')
  await expect(page.getByRole('button', { name: 'Remove Hindi' })).toHaveCount(1)
  await expectFurtherSections(page)
})

async function expectFurtherSections(page: Page): Promise<void> {
  // Most CVs do not have these sections. One came with the file; another is added and deleted again.
  await expect(page.getByLabel('Project name')).toHaveValue('Vaccination Camp')
  await page.getByRole('button', { name: 'Add certificates' }).click()
  await page.getByLabel('Certificate name').fill('First Aid')
  await page.getByRole('combobox', { name: 'Year' }).nth(2).selectOption('2021')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete certificate 1' }).click()
  await expect(page.getByRole('button', { name: 'Bring back the deleted entry' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Add certificates' })).toBeVisible()
}

async function takeAllFiles(page: Page): Promise<void> {
  for (const [button, ending, start] of [
    ['Download PDF', 'pdf', '%PDF-'],
    ['Word (DOCX)', 'docx', 'PK'],
    ['Plain text', 'txt', '\uFEFFMeera Nair'],
    ['JSON Resume', 'json', '{'],
  ] as const) {
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    const download = await waiting
    expect(download.suggestedFilename()).toBe(`Meera_Nair_CV.${ending}`)
    expect((await readFile(await download.path())).toString().startsWith(start)).toBe(true)
  }
}

async function expectUndoable(page: Page): Promise<void> {
  await expect(page.getByLabel('Phone number')).toHaveValue('+919845012345')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Phone number')).toHaveValue('')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(page.getByLabel('Phone number')).toHaveValue('+919845012345')
}
