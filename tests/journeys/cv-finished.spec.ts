import { readFile } from 'node:fs/promises'
import { addSkill, expectToast, goTo, openBuilder, stepNames, typeCv } from './cv-typing.ts'
import { expectGood, inBothSizes } from './expect-good.ts'
import { expect, test } from './fixtures.ts'
import { signInAsNew } from './people.ts'

test('a CV is typed, saved, downloaded and changed with the keyboard alone', async ({ page }) => {
  await signInAsNew(page, { firstName: 'Meera', lastName: 'Nair' })
  await openBuilder(page)
  await typeCv(page)
  await page.getByRole('button', { name: 'Add skill' }).press('Tab')
  await expect(page.getByRole('button', { name: 'Remove Intensive care' })).toBeFocused()
  await page.getByRole('button', { name: 'Save & Finish' }).press('Enter')
  await expectToast(page, 'CV Saved Successfully!', 'Your CV has been saved and you can now apply for jobs.')
  await expect(page.getByRole('heading', { name: 'Your CV is saved' })).toBeFocused()
  await expect(page.getByText('Employers who search can find your profile and this CV')).toBeVisible()
  await expect(page.getByRole('link', { name: 'privacy settings' })).toHaveAttribute('href', '/settings#privacy')
  await expect(page.getByRole('region', { name: 'CV rating' })).toContainText(/\d\.\d of 5 · /)
  const reading = page.getByRole('region', { name: 'ATS check: can software read your CV?' })
  await expect(reading).toContainText(/All \d+ details were read correctly/)

  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).press('Enter')
  const download = await waiting
  expect(download.suggestedFilename()).toBe('Meera_Nair_CV.pdf')
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await expectToast(page, 'Download Successful', 'Meera_Nair_CV.pdf')

  await page.getByRole('button', { name: 'Edit your CV' }).press('Enter')
  await addSkill(page, 'Triage')
  await page.getByRole('button', { name: 'Save & Finish' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Your CV is saved' })).toBeFocused()
  const cv = await (await page.request.get('/api/cvs/my-cv')).json()
  expect(cv).toMatchObject({ skills: ['Intensive care', 'Triage'], experience: [{ current: true, endDate: '' }] })
})

test('a message says why a PDF cannot be downloaded', async ({ page }) => {
  await signInAsNew(page)
  await openBuilder(page)
  await typeCv(page)
  await page.getByRole('button', { name: 'Save & Finish' }).click()
  const notVerified = { code: 'notVerified', message: 'Please verify your email to download your CV.' }
  await page.route('/api/cvs/download/*', (route) => route.fulfill({ status: 403, json: notVerified }))
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await expectToast(page, 'Download Not Available', 'Please verify your email to download your CV.')
  await page.route('/api/cvs/download/*', (route) => route.fulfill({ status: 503, json: { message: 'away' } }))
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await expectToast(page, 'Download Failed', 'There was an error downloading your CV. Please try again.')
})

test('the preview shows the CV whether it is complete or not, and nothing else is printed', async ({ page }) => {
  await signInAsNew(page)
  await openBuilder(page)
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview of your CV' })
  await expect(preview.getByRole('heading')).toHaveText(['Preview of your CV', 'Meera Nair'])
  await expect(preview.getByRole('button', { name: 'Download PDF' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused()
  await typeCv(page)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(preview).toContainText('Jul 2017 – Present')
  expect((await preview.boundingBox())?.height).toBeCloseTo((page.viewportSize()?.height ?? 0) * 0.9, 0)
  await expect(preview).toContainText(/One page, \d+% full/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.print-page')).toContainText('Sanjivani Hospital')
  // The pages of the dialog are printed, not the same text in another layout.
  await expect(page.locator('.print-drawing > svg')).toBeVisible()
  await expect(page.locator('.print-page')).toBeHidden()
  await expect(page.getByRole('banner', { includeHidden: true })).toBeHidden()
  await expect(preview).toBeHidden()
})

test('every step, its errors and the preview pass the accessibility check, and nothing is wider than the screen', async ({
  page,
}) => {
  test.slow()
  await signInAsNew(page)
  await openBuilder(page)
  const check = (name: string): Promise<void> => inBothSizes(page, () => expectGood(page, name))
  for (const step of stepNames.toReversed()) {
    await goTo(page, step)
    await check(step)
  }
  await goTo(page, 'Skills & More')
  await addSkill(page, 'Nursing')
  await page.getByRole('button', { name: 'Save & Finish' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'need your attention' })).toBeFocused()
  await check('cv-errors')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await check('cv-preview')
})
