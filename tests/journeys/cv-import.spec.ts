import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { headed } from '../cv-import/resumes/word.ts'
import { expectAccessible } from './axe.ts'
import { expectToast, goTo, openBuilder } from './cv-typing.ts'
import { expect, test } from './fixtures.ts'
import { registerAndSignIn } from './people.ts'

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

for (const width of [390, 1440]) {
  test(`a Word file becomes a CV, and the CV four files (${width})`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await registerAndSignIn(page)
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
    await expect(review.getByText('Advanced Cardiac Life Support')).toBeVisible()
    await expectAccessible(page)
    await review.getByRole('checkbox', { name: 'Triage' }).uncheck()
    await review.getByRole('button', { name: /^Add to my CV/ }).press('Enter')
    await expectToast(page, 'CV Imported', 'Please check it. Undo removes it all.')

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
