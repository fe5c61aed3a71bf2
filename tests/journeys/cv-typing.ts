import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export const stepNames = ['Personal Info', 'Summary', 'Experience', 'Education', 'Skills & More'] as const

export async function openBuilder(page: Page): Promise<void> {
  await page.goto('/cv-builder')
  // The form is loaded after the page, which takes time on a busy machine.
  await expect(page.getByLabel('Full name')).toBeVisible({ timeout: 30_000 })
}

export async function goTo(page: Page, step: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Steps of your CV' }).getByRole('button', { name: step }).click()
  await expect(page.getByRole('heading', { level: 2, name: step })).toBeFocused()
}

/** Fills in all required fields of a CV step by step. Ends on the last step. */
export async function typeCv(page: Page): Promise<void> {
  await page.getByLabel('Phone number').fill('+91 98450 12345')
  await page.getByLabel('Address').fill('Indiranagar, Bengaluru')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Summary').fill('Nurse with nine years in intensive care, calm on the busiest night of the year.')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Company').fill('Sanjivani Hospital')
  await page.getByLabel('Position').fill('Staff Nurse')
  await chooseMonth(page, 'Start month', '2017-07')
  await page.getByLabel('I work here now').check()
  await page.getByLabel('Description').fill('Cared for 12 patients a night.\nTaught 30 new nurses.')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Institution').fill('Government College of Nursing, Kottayam')
  await page.getByLabel('Degree').fill('B.Sc.')
  await page.getByLabel('Field of study').fill('Nursing')
  await page.getByRole('button', { name: 'Next' }).click()
  await addSkill(page, 'Intensive care')
}

export function monthField(page: Page, label: string): { readonly month: Locator; readonly year: Locator } {
  const group = page.getByRole('group', { name: label })
  return { month: group.getByLabel('Month').first(), year: group.getByLabel('Year').first() }
}

/** Selects a month, given as it is stored: "2017-07". */
export async function chooseMonth(page: Page, label: string, chosen: string): Promise<void> {
  const { month, year } = monthField(page, label)
  const [yearText = '', monthText = ''] = chosen.split('-')
  await month.selectOption(monthText)
  await year.selectOption(yearText)
}

/** Fills in everything except the email address and the phone number. Ends on the last step. */
export async function typeFreeCv(page: Page): Promise<void> {
  await expect(page.getByLabel('Full name')).toBeVisible({ timeout: 30_000 })
  await page.getByLabel('Full name').fill('Meera Nair')
  await typeCv(page)
  await goTo(page, 'Personal Info')
  await page.getByLabel('Phone number').fill('')
  await goTo(page, 'Skills & More')
}

export async function addSkill(page: Page, skill: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Skills' }).fill(skill)
  await page.getByRole('textbox', { name: 'Skills' }).press('Enter')
}

export async function expectToast(page: Page, title: string, text: string): Promise<void> {
  await expect(page.locator('.toast')).toContainText(title)
  await expect(page.locator('.toast')).toContainText(text)
}
