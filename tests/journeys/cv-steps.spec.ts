import { goTo, openBuilder } from './cv-typing.ts'
import { expect, test } from './fixtures.ts'
import { signInAsNew } from './people.ts'
import { onSister } from './sister.ts'
import type { Page } from '@playwright/test'

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

async function walk(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Meera Iyer')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Summary').fill('Nurse with nine years in intensive care.')
  await goTo(page, 'Education')
  await page.getByLabel('Institution').fill('Govt High School, Gaya')
  await page.goBack()
  await expect(step(page, 'Summary')).toBeFocused()
  await expect(page.getByLabel('Summary')).toHaveValue('Nurse with nine years in intensive care.')
  await page.goBack()
  await expect(page.getByLabel('Full name')).toHaveValue('Meera Iyer')
  await page.goForward()
  await page.goForward()
  await expect(page.getByLabel('Institution')).toHaveValue('Govt High School, Gaya')
  await page.reload()
  await expect(step(page, 'Education')).toBeVisible()
  await expect(page.getByLabel('Institution')).toHaveValue('Govt High School, Gaya')
}

test('Back goes to the step before, without losing input, and a reload stays on the step', async ({ page }) => {
  await signInAsNew(page)
  await page.goto('/jobs')
  await openBuilder(page)
  await walk(page)
  await page.goto('/cv-builder#step-5')
  await page.reload()
  await expect(step(page, 'Skills & More')).toBeVisible()
})

test('on the other site, too', async ({ page, baseURL }) => {
  await page.goto(onSister(baseURL, '/'))
  await walk(page)
})

test('with a certificate of a school the field of study is explained and suggested', async ({ page }) => {
  await page.goto('/aisacv#step-4')
  const field = page.getByLabel('Field of study')
  await page.getByLabel('Degree').fill('B.Com')
  await expect(field).not.toHaveAccessibleDescription(/General/)
  await page.getByLabel('Degree').fill('10th pass')
  await expect(field).toHaveAccessibleDescription(
    /your stream, such as Science, Commerce or Arts. If there was none, write General/,
  )
  const offered = field.evaluate((input: HTMLInputElement) => [...(input.list?.options ?? [])].map(({ value }) => value))
  expect(await offered).toEqual(['Science', 'Commerce', 'Arts', 'General'])
})

test('a wrong phone number is named on the next step, with the way back to it', async ({ page }) => {
  await page.goto('/aisacv')
  await page.getByLabel('Phone number').fill('12345')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(step(page, 'Summary')).toBeVisible()
  const problem = page.getByRole('button', { name: 'Personal Info: Phone number must be at least 10 digits' })
  await expect(problem).toBeVisible()
  await expect(page.getByText('Name must be at least 2 characters')).toHaveCount(0)
  await problem.click()
  await expect(page.getByLabel('Phone number')).toBeFocused()
})
