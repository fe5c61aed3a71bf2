import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { consentText } from '#features/privacy/consent-texts.ts'
import { anEmail, aPhone } from '#tests/factories/a-free-cv.ts'
import { expectAccessible } from './axe.ts'
import { expectToast, goTo, typeFreeCv } from './cv-typing.ts'
import { expect, test } from './fixtures.ts'
import { linkTo } from './people.ts'
import { onSister } from './sister.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

const create = (page: Page) => page.getByRole('button', { name: 'Create My CV' })

async function answerDialog(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'How can you be reached?' })
  await expect(dialog).toContainText('One CV per phone number is allowed.')
  await expectAccessible(page)
  await dialog.getByLabel('Phone number').fill(aPhone())
  await dialog.getByLabel('Email').fill('  ')
  await create(page).click()
  await expectToast(page, 'Email Required', 'Please enter your email address')
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await dialog.getByLabel('Email').fill('meera')
  await create(page).click()
  await expect(dialog.getByText('Invalid email address')).toBeVisible()
  await dialog.getByLabel('Phone number').fill('9'.repeat(24))
  await create(page).click()
  await expect(dialog.getByText('Please enter one number: 10 digits, or + and the country code with at most 15')).toBeVisible()
  await dialog.getByLabel('Phone number').fill(' ')
  await dialog.getByLabel('Email').fill(email)
  await create(page).click()
  await expectToast(page, 'Phone Required', 'Please enter your phone number')
  await dialog.getByLabel('Phone number').fill(aPhone())
  await create(page).click()
}

async function expectLocked(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/cv\/view\/[\da-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your CV is Ready!')
  for (const text of ['Email Pending', 'Download Locked', 'Employers can find it.'])
    await expect(page.getByText(text)).toBeVisible()
  const next = page.getByRole('region', { name: 'What happens next?' })
  await expect(next.getByRole('link')).toHaveText(['Browse Jobs', 'Create Another CV'])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await expectToast(page, 'Download Not Available', 'Please verify your email to download your CV.')
}

async function expectDownload(page: Page): Promise<void> {
  for (const text of ['Email Verified', 'Download Ready']) await expect(page.getByText(text)).toBeVisible()
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe('Meera_Nair_CV.pdf')
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await expectToast(page, 'Download Successful', 'Meera_Nair_CV.pdf')
}

test('on the CV site, on a phone, a CV is typed, kept, checked for missing fields, created, verified by email and downloaded', async ({
  page,
  baseURL,
}) => {
  test.slow()
  await page.setViewportSize(phone)
  const email = anEmail()
  await page.goto(onSister(baseURL, '/'))
  await typeFreeCv(page)
  await page.reload()
  await expect(page.getByText('Restored what you typed')).toBeVisible({ timeout: 15_000 })
  await page.getByRole('button', { name: 'Keep' }).click()
  await goTo(page, 'Summary')
  await page.getByLabel('Summary').fill('Too short')
  await goTo(page, 'Skills & More')
  await create(page).click()
  await page.getByRole('alert').getByRole('link', { name: 'Summary must be at least 50 characters' }).click()
  await page.getByLabel('Summary').fill('Nurse with nine years in intensive care, calm on the busiest night.')
  await goTo(page, 'Skills & More')
  await page.getByLabel(consentText('cv-sharing').text).check()
  await expectAccessible(page)
  await create(page).click()
  await answerDialog(page, email)
  await expectToast(page, 'CV Created Successfully!', 'Redirecting you to view your CV...')
  await expect(page.getByRole('link', { name: 'Explore Jobs' })).toHaveAttribute('href', `${baseURL}/jobs`)
  await expect(page.getByRole('button', { name: 'Create Another CV' })).toBeVisible()
  await expectLocked(page)
  const view = page.url()
  expect(new URL(view).hostname).toBe('cv.localhost')
  await page.goto(await linkTo(email, '/cv/verify'))
  await expect(page.getByText('Your email is verified.')).toBeVisible()
  await expectAccessible(page)
  await page.goto(view)
  await expectDownload(page)
  await page.getByRole('link', { name: 'Create Another CV' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('', { timeout: 15_000 })
})

async function typeContact(page: Page, email: string, number: string): Promise<void> {
  await goTo(page, 'Personal Info')
  await page.getByLabel('Phone number').fill(number)
  await page.getByLabel('Email').fill(email)
  await goTo(page, 'Skills & More')
}

test('a phone number that is already used causes an email to its owner, and typed text stays', async ({ page }) => {
  test.slow()
  await page.setViewportSize(desktop)
  const number = aPhone()
  await page.goto('/aisacv')
  await typeFreeCv(page)
  await typeContact(page, anEmail(), number)
  await create(page).click()
  await page.getByRole('button', { name: 'Create Another CV' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await typeFreeCv(page)
  await typeContact(page, anEmail(), `+91 ${number}`)
  await create(page).click()
  await expectToast(page, 'Error Creating CV', 'A CV with this phone number already exists')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Email me the link' }).click()
  await expect(page.getByText("we've emailed its link to the address in that CV")).toBeVisible()
  await expect(page.getByText('Error Creating CV')).toHaveCount(0)
  await goTo(page, 'Personal Info')
  await expect(page.getByLabel('Full name')).toHaveValue('Meera Nair')
})
