import AxeBuilder from '@axe-core/playwright'
import { readFile } from 'node:fs/promises'
import { addSkill, expectToast, goTo, openBuilder, typeCv } from './cv-typing.ts'
import { expect, test } from './fixtures.ts'
import { registerAndSignIn } from './people.ts'

const steps = ['Personal Info', 'Summary', 'Experience', 'Education', 'Skills & More']

test('a visitor is told what an account gives, and how to come back', async ({ page }) => {
  await page.goto('/cv-builder')
  await expect(page.getByRole('heading', { level: 1, name: 'CV Builder' })).toBeVisible()
  const signIn = page.getByRole('main').getByRole('link', { name: 'Sign in' })
  await expect(signIn).toHaveAttribute('href', '/api/login?returnTo=/cv-builder')
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL('/auth?tab=register&returnTo=/cv-builder')
})

test('every mistake is named, leads to its field, and goes when it is mended', async ({ page }) => {
  await registerAndSignIn(page)
  await openBuilder(page)
  await page.getByLabel('Full name').fill('M')
  await page.getByLabel('Email').fill('meera@')
  await goTo(page, 'Skills & More')
  await page.getByRole('button', { name: 'Save & Finish' }).click()

  const summary = page.getByRole('alert').filter({ hasText: 'need your attention' })
  await expect(summary).toBeFocused()
  await expect(page.getByRole('heading', { level: 2, name: 'Personal Info' })).toBeVisible()
  await expect(summary.getByRole('link')).toHaveText([
    'Name must be at least 2 characters',
    'Invalid email address',
    'Phone number must be at least 10 digits',
    'Address must be at least 5 characters',
    'Summary must be at least 50 characters',
    'Company name is required',
    'Position is required',
    'Description is required',
    'Institution name is required',
    'Degree is required',
    'Field of study is required',
    'At least one skill is required',
  ])
  for (const step of steps) await expect(page.getByRole('button', { name: `${step}, needs attention` })).toBeVisible()

  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Name must be at least 2 characters')
  await page.getByLabel('Full name').pressSequentially('eera')
  await expect(page.getByText('Name must be at least 2 characters')).toHaveCount(0)

  await summary.getByRole('link', { name: 'Degree is required' }).click()
  await expect(page.getByLabel('Degree')).toBeFocused()
  await expect(page.getByLabel('Degree')).toHaveAccessibleDescription('Degree is required')
  await summary.getByRole('link', { name: 'At least one skill is required' }).click()
  await expect(page.getByRole('textbox', { name: 'Skills' })).toBeFocused()
  await addSkill(page, 'Nursing')
  await expect(summary.getByRole('link', { name: 'At least one skill is required' })).toHaveCount(0)
})

test('steps are free, entries come and go, and what goes on has no end', async ({ page }) => {
  await registerAndSignIn(page)
  await openBuilder(page)
  for (const step of steps.slice(1)) {
    await expect(page.getByRole('button', { name: 'Save & Finish' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('heading', { level: 2, name: step })).toBeFocused()
  }
  await expect(page.getByRole('button', { name: 'Save & Finish' })).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Education' })).toBeFocused()

  await goTo(page, 'Experience')
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  await page.getByLabel('Company').fill('First')
  await page.getByRole('button', { name: 'Add experience' }).click()
  await page.getByLabel('Company').nth(1).fill('Second')
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(2)
  await page.getByRole('button', { name: 'Move experience 2 up' }).press('Enter')
  await expect(page.getByLabel('Company').first()).toHaveValue('Second')
  await expect(page.getByRole('button', { name: 'Move experience 1 up' })).toBeFocused()
  await page.getByRole('button', { name: 'Delete experience 2' }).click()
  await expect(page.getByLabel('Company')).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Bring back the deleted entry' }).click()
  await expect(page.getByLabel('Company').nth(1)).toHaveValue('First')

  await page.getByLabel('End month').first().fill('2020-01')
  await page.getByLabel('I work here now').first().check()
  await expect(page.getByLabel('End month').first()).toBeDisabled()
  await page.getByLabel('I have no work experience yet').check()
  await expect(page.getByLabel('Company')).toHaveCount(0)
})

test('a word that a Hindi keyboard still composes is not added half', async ({ page }) => {
  await registerAndSignIn(page)
  await openBuilder(page)
  await goTo(page, 'Skills & More')
  const input = page.getByRole('textbox', { name: 'Skills' })
  await input.fill('  गणित ')
  await input.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await expect(page.getByRole('button', { name: 'Remove गणित' })).toHaveCount(0)
  await input.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove गणित' })).toBeVisible()
  await addSkill(page, '   ')
  await addSkill(page, 'गणित')
  await expect(page.getByText('“गणित” is in the list already.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Skills' }).getByRole('listitem')).toHaveCount(1)
})

test('with the keyboard alone: typed, saved, downloaded, changed', async ({ page }) => {
  await registerAndSignIn(page, { firstName: 'Meera', lastName: 'Nair' })
  await openBuilder(page)
  await typeCv(page)
  await page.getByRole('button', { name: 'Add skill' }).press('Tab')
  await expect(page.getByRole('button', { name: 'Remove Intensive care' })).toBeFocused()
  await page.getByRole('button', { name: 'Save & Finish' }).press('Enter')
  await expectToast(page, 'CV Saved Successfully!', 'Your CV has been saved and you can now apply for jobs.')
  await expect(page.getByRole('heading', { name: 'Your CV is saved' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'CV rating' })).toContainText('of 5.0')

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

test('a PDF that cannot be had says why', async ({ page }) => {
  await registerAndSignIn(page)
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

test('the preview shows what is there, finished or not, and nothing else is printed', async ({ page }) => {
  await registerAndSignIn(page)
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
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.print-page')).toContainText('Sanjivani Hospital')
  await expect(page.getByRole('banner', { includeHidden: true })).toBeHidden()
  await expect(preview).toBeHidden()
})

test('every step, its errors and the preview pass the accessibility check', async ({ page }) => {
  await registerAndSignIn(page)
  await openBuilder(page)
  const check = async (): Promise<void> => expect((await new AxeBuilder({ page }).exclude('header').analyze()).violations).toEqual([])
  for (const step of steps.toReversed()) {
    await goTo(page, step)
    await check()
  }
  await goTo(page, 'Skills & More')
  await addSkill(page, 'Nursing')
  await page.getByRole('button', { name: 'Save & Finish' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'need your attention' })).toBeFocused()
  await check()
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await check()
})
