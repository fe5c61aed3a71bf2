import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

const words = (page: Page) => page.getByLabel('Search jobs')
const place = (page: Page) => page.getByLabel('Location')
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })

/** Types letter by letter, as people do. The first use loads the chunk, which takes over the text typed meanwhile. */
async function type(page: Page, text: string): Promise<void> {
  await words(page).click()
  await page.keyboard.type(text, { delay: 30 })
  await expect(list(page)).toBeVisible()
}

test('names are suggested during typing and chosen with the keyboard, and nothing is searched before the form is submitted', async ({
  page,
}) => {
  await page.goto('/jobs')
  await type(page, 'nur')
  await expect(words(page)).toHaveRole('combobox')
  await expect(words(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('output').filter({ hasText: /^\d suggestions?\. Use the up and down arrows\.$/ })).toBeAttached()
  await expectAccessible(page)

  await page.keyboard.press('ArrowDown')
  const first = list(page).getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(words(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '?')
  await page.keyboard.press('ArrowUp')
  await expect(list(page).getByRole('option').last()).toHaveAttribute('aria-selected', 'true')

  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(words(page)).toHaveValue('nur')
  await expect(words(page)).toHaveAttribute('aria-expanded', 'false')

  await page.keyboard.press('ArrowDown')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const name = (await first.locator('span').first().textContent()) ?? '?'
  await page.keyboard.press('Enter')
  await expect(words(page)).toHaveValue(name)
  await expect(words(page)).toBeFocused()
  expect(new URL(page.url()).search).toBe('')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/jobs?${new URLSearchParams({ q: name }).toString()}`)
})

test('a city goes into its own field, under its present name; Tab leaves the list', async ({ page }) => {
  // On a phone this field is in the sheet of filters.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/jobs')
  await type(page, 'bangal')
  const city = list(page).getByRole('option', { name: 'Bengaluru City' })
  expect((await city.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expectAccessible(page)
  await city.click()
  await expect(place(page)).toHaveValue('Bengaluru')
  await expect(place(page)).toBeVisible()
  await expect(words(page)).toHaveValue('')
  await expect(words(page)).toBeFocused()

  await place(page).fill('')
  await place(page).pressSequentially('hyd', { delay: 30 })
  await expect(list(page).getByRole('option')).toHaveText(['Hyderabad City'])
  await page.keyboard.press('Tab')
  await expect(list(page)).toBeHidden()
  await expect(place(page)).toHaveValue('hyd')
})

test('after going back from a search beside an open job, the field has no text of the suggestion', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/jobs')
  await expect(page.getByRole('region', { name: 'Open job' }).getByRole('heading', { level: 2 }).first()).toBeVisible()
  await page.getByRole('article').nth(1).getByRole('heading', { level: 3 }).click()
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]+/)
  await type(page, 'dri')
  await list(page).getByRole('option').first().click()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/jobs\?q=/)
  await page.goBack()
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]+/)
  await expect(words(page)).toHaveValue('')
})

test('no request is sent for one letter or while letters are being composed, and an older response does not replace a newer one', async ({
  page,
}) => {
  const queries: string[] = []
  const answered: string[] = []
  const release: (() => void)[] = []
  await page.route('**/api/jobs/suggestions?*', async (route) => {
    const q = new URL(route.request().url()).searchParams.get('q') ?? ''
    queries.push(q)
    if (q === 'te') await new Promise<void>((resolve) => release.push(resolve))
    await route.fulfill({ json: [{ kind: 'role', text: `Answer to ${q}` }] })
    answered.push(q)
  })
  await page.clock.install()
  await page.goto('/jobs')
  await words(page).click()
  await expect(words(page)).toHaveRole('combobox')
  await page.keyboard.type('t')
  await page.clock.runFor(1_000)
  await page.keyboard.type('e')
  await expect.poll(() => queries).toEqual(['te'])
  await page.keyboard.type('a')
  await expect(list(page).getByRole('option')).toHaveText(['Answer to tea Role'])
  for (const go of release) go()
  await expect.poll(() => answered).toEqual(['tea', 'te'])
  await page.clock.runFor(1_000)
  await expect(list(page).getByRole('option')).toHaveText(['Answer to tea Role'])

  await words(page).evaluate((field: HTMLInputElement) => {
    field.value = 'शिक्ष'
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
  })
  await page.clock.runFor(1_000)
  expect(queries).toEqual(['te', 'tea'])
  await words(page).dispatchEvent('compositionend')
  await expect.poll(() => queries).toEqual(['te', 'tea', 'शिक्ष'])
})

test('when the call or the chunk fails, the field works without suggestions', async ({ page }) => {
  await page.route('**/api/jobs/suggestions?*', (route) => route.fulfill({ status: 500, json: { message: 'No' } }))
  await page.goto('/jobs')
  const failed = page.waitForResponse('**/api/jobs/suggestions?*')
  await words(page).click()
  await page.keyboard.type('nurse', { delay: 30 })
  await failed
  await expect(list(page)).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/jobs?q=nurse')
})
