import type { Page } from '@playwright/test'
import { mostEntries } from '#features/cvs/rules.ts'
import { englishCv } from '../factories/a-cv.ts'
import { aPhonePhoto, aPng } from '../factories/pictures.ts'
import { expectAccessible } from './axe.ts'
import { chooseMonth, expectToast } from './cv-typing.ts'
import { expect, test } from './fixtures.ts'
import { signInAsNew } from './people.ts'

const openForm = async (page: Page): Promise<void> => {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
}
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click()

test('a person without a CV writes a profile, fixes it, and finds it again', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsNew(page, { firstName: 'Meera', lastName: 'Nair' })
  await openForm(page)
  await page.getByLabel('Last name').fill('Nair-Pillai')
  await page.getByLabel('Phone').fill('98450')
  await page.getByLabel('About you').fill('Nurse, calm on the busiest night of the year.')
  await page.getByRole('button', { name: 'Add job' }).click()
  await page.getByLabel('Company').fill('Sanjivani Hospital')
  await page.getByLabel('Position').fill('Staff Nurse')
  await chooseMonth(page, 'Start month', '2017-07')
  await page.getByLabel('I work here now').check()
  await page.getByRole('textbox', { name: 'Skills' }).fill('Intensive care')
  await page.getByLabel('Expected salary').fill('₹ 9,00,000')
  await save(page)

  // Nothing is sent and no text is lost; the error links to the field.
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Description is required' }).click()
  await expect(page.getByLabel('Description')).toBeFocused()
  await page.getByLabel('Description').fill('Cared for 12 patients a night.\nTaught 30 new nurses.')
  await page.getByLabel('Phone').fill('+91 98450 12345')
  await save(page)
  await expectToast(page, 'Profile Saved', 'Your changes are live.')
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused()

  await page.reload()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2, name: 'Meera Nair-Pillai' })).toBeVisible()
  for (const text of ['Nurse, calm on the busiest night of the year.', 'Jul 2017 – Present', 'Taught 30 new nurses.'])
    await expect(main.getByText(text)).toBeVisible()
  for (const text of ['Intensive care', '+91 98450 12345', '₹9,00,000 a year']) await expect(main.getByText(text)).toBeVisible()
  await expectAccessible(page)
})

test('the profile says how many courses it can have before one is refused, and keeps what was typed', async ({ page }) => {
  await signInAsNew(page)
  await openForm(page)
  const add = page.getByRole('button', { name: 'Add course' })
  for (let count = 0; count < mostEntries.education; count++) await add.click()
  await page.getByLabel('Institution').last().fill('Government Nursing College')
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await expect(add).toHaveAccessibleDescription('A profile can have 20 of these. Delete one to add another.')
  await add.press('Enter')
  await expect(page.getByLabel('Institution')).toHaveCount(mostEntries.education)
  await page.getByRole('button', { name: 'Delete course 1', exact: true }).click()
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Institution')).toHaveCount(mostEntries.education)
  await expect(page.getByLabel('Institution').nth(18)).toHaveValue('Government Nursing College')
  await expectAccessible(page)
})

test('a photo is shown in the header at once, another file is refused, and the photo is removed', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAsNew(page, { firstName: 'Meera', lastName: 'Nair' })
  await page.goto('/profile')
  const chooser = page.getByLabel(/^(Add a|Replace) photo$/)
  await expect(chooser).toBeEnabled()
  await chooser.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await aPhonePhoto() })
  await expectToast(page, 'Photo Saved', 'Your photo is live.')
  const inHeader = page.getByRole('banner').getByRole('button', { name: 'Meera Nair' }).locator('img')
  // The photo is loaded and shown, so the content security policy allows it.
  await expect(inHeader).toHaveJSProperty('naturalWidth', 128)
  await expect(page.getByRole('main').locator('img')).toHaveJSProperty('naturalWidth', 384)
  await expect(page.getByText('Add a photo so recruiters remember you')).toHaveCount(0)
  await expectAccessible(page)
  const shown = await inHeader.getAttribute('src')

  const main = page.getByRole('main')
  await chooser.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(main.getByRole('alert')).toHaveText(
    'This file is not a photo that we can read. Please choose a JPEG, PNG or WebP.',
  )
  await chooser.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
  await expect(main.getByRole('alert')).toHaveText('This photo is larger than 5 MB. Please choose a smaller one.')
  await expect(inHeader).toHaveAttribute('src', shown ?? '')

  await chooser.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await aPng() })
  await expect(inHeader).not.toHaveAttribute('src', shown ?? '')
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await expectToast(page, 'Photo Removed', "We'll show your initials instead.")
  await expect(inHeader).toHaveCount(0)
})

test('with a CV the profile shows its content; two tabs do not overwrite each other without asking', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAsNew(page, { firstName: 'Asha', lastName: 'Menon' })
  expect((await page.request.post('/api/cvs', { data: englishCv })).status()).toBe(201)
  await openForm(page)
  await expect(page.getByLabel('About you')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Edit them in your CV' })).toHaveAttribute('href', '/cv-builder')

  const nothing = { experience: null, availabilityDays: null, currentSalary: null, expectedSalary: null, demographic: null }
  const other = { firstName: 'Asha', lastName: 'Menon', phone: null, location: 'Kochi', skills: [], ...nothing, version: 0 }
  expect((await page.request.put('/api/profile', { data: other })).status()).toBe(200)
  await page.getByLabel('First name').fill('Asha R.')
  await page.getByLabel('Location').fill('Mysuru')
  await save(page)
  await expect(page.getByRole('heading', { name: 'Your profile was changed elsewhere' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByLabel('Location')).toHaveValue('Mysuru')
  await page.getByRole('button', { name: 'Save what I typed' }).click()
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Asha R. Menon' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('Mysuru')).toHaveCount(2)
  await expect(main.getByText('Senior Software Engineer, Nadi Payments')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Edit Education in your CV' })).toBeVisible()

  await openForm(page)
  expect((await page.request.put('/api/profile', { data: { ...other, version: 2 } })).status()).toBe(200)
  await page.getByLabel('Location').fill('Hubballi')
  await save(page)
  await page.getByRole('button', { name: 'Show the newer profile' }).click()
  await expect(page.getByLabel('Location')).toHaveValue('Kochi')
})

test('each empty part has a link that opens the form at its field, each time it is used', async ({ page }) => {
  await signInAsNew(page)
  await page.goto('/profile')
  const main = page.getByRole('main')
  for (const part of ['about', 'skills', 'work experience', 'education', 'phone', 'availability', 'phone']) {
    await main.getByRole('link', { name: `+ Add ${part}`, exact: true }).click()
    await expect(page.locator('form :focus')).toHaveCount(1)
    await expect(page.getByLabel('First name')).not.toBeFocused()
    await page.getByRole('button', { name: 'Cancel' }).click()
  }
})
