import type { Page } from '@playwright/test'
import { mostEntries } from '#features/cvs/rules.ts'
import { goTo, openBuilder, typeCv } from './cv-typing.ts'
import { expect, test } from './fixtures.ts'
import { signInAsNew } from './people.ts'

test('the focus follows an entry that is moved between a render and its effects', async ({ page }) => {
  await signInAsNew(page)
  await openBuilder(page)
  await goTo(page, 'Experience')
  await page.getByLabel('Company').fill('First')
  await page.getByRole('button', { name: 'Add experience' }).click()
  await page
    .getByLabel('Company')
    .first()
    .evaluate((field) => {
      // Typed text is validated with a delay and rendered again. This runs after the rendering and before its effects.
      const observer = new MutationObserver(() => {
        const up = document.querySelector<HTMLButtonElement>('[aria-label="Move experience 2 up"]')
        const second = up?.closest('fieldset')?.querySelector('input')
        if (second?.value !== 'Second') return
        observer.disconnect()
        up?.focus()
        up?.click()
      })
      observer.observe(field, { attributes: true })
    })
  await page.getByLabel('Company').nth(1).fill('Second')
  await expect(page.getByLabel('Company').first()).toHaveValue('Second')
  await expect(page.getByRole('button', { name: 'Move experience 1 up' })).toBeFocused()
})

test('the view follows an entry that is moved by the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsNew(page)
  await openBuilder(page)
  await goTo(page, 'Experience')
  for (const number of [2, 3]) {
    await page.getByRole('button', { name: 'Add experience' }).click()
    await expect(page.getByLabel('Company')).toHaveCount(number)
  }
  await page.getByRole('button', { name: 'Move experience 1 down' }).press('Enter')
  const moved = page.getByRole('button', { name: 'Move experience 2 down' })
  await expect(moved).toBeFocused()
  await expect(moved).toBeInViewport({ ratio: 1 })
})

const companies = (page: Page) =>
  page.getByLabel('Company').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
const bringBack = (page: Page) => page.getByRole('button', { name: 'Bring back the deleted entry' })

test('a deleted entry is restored once, by the undo of the whole CV or by the undo of the entry', async ({ page }) => {
  await signInAsNew(page)
  await openBuilder(page)
  await goTo(page, 'Experience')
  await page.getByLabel('Company').fill('First')
  await page.getByRole('button', { name: 'Add experience' }).click()
  await page.getByLabel('Company').nth(1).fill('Second')
  // A save also makes a step of the undo.
  await expect.poll(async () => (await page.request.get('/api/cvs/draft')).text()).toContain('Second')
  await page.getByRole('button', { name: 'Delete experience 2' }).click()
  await expect(bringBack(page)).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect.poll(() => companies(page)).toEqual(['First', 'Second'])
  await expect(bringBack(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete experience 2' }).click()
  await bringBack(page).click()
  await expect.poll(() => companies(page)).toEqual(['First', 'Second'])
  // Deleting one of two blank entries loses nothing.
  await page.getByRole('button', { name: 'Add experience' }).click()
  await page.getByRole('button', { name: 'Add experience' }).click()
  await page.getByRole('button', { name: 'Delete experience 4' }).click()
  await expect(page.getByRole('button', { name: 'Add experience' })).toBeFocused()
  await expect(bringBack(page)).toHaveCount(0)
})

test('adding, typing, moving and deleting in a hurry are undone one by one', async ({ page }) => {
  await signInAsNew(page)
  await openBuilder(page)
  await goTo(page, 'Experience')
  const undo = page.getByRole('button', { name: 'Undo' })
  await page.getByLabel('Company').fill('First')
  await page.getByRole('button', { name: 'Add experience' }).click()
  await page.getByLabel('Company').nth(1).fill('Second')
  await page.getByRole('button', { name: 'Move experience 2 up' }).click()
  await page.getByRole('button', { name: 'Delete experience 1' }).click()
  for (const before of [['Second', 'First'], ['First', 'Second'], ['First', ''], ['First'], ['']]) {
    await undo.click()
    await expect.poll(() => companies(page)).toEqual(before)
  }
})

test('an entry that is typed into as soon as it appears is undone in two steps', async ({ page }) => {
  await signInAsNew(page)
  await openBuilder(page)
  await goTo(page, 'Experience')
  await page.getByLabel('Company').fill('First')
  await page.getByRole('button', { name: 'Add experience' }).evaluate((add) => {
    // On a busy phone a whole word can be typed between the rendering of the entry and the next task of the browser.
    const observer = new MutationObserver(() => {
      const added = document.querySelector('[aria-label="Delete experience 2"]')?.closest('fieldset')?.querySelector('input')
      if (!added) return
      observer.disconnect()
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(added, 'Second')
      added.dispatchEvent(new Event('input', { bubbles: true }))
    })
    observer.observe(document.body, { childList: true, subtree: true })
    ;(add as HTMLButtonElement).click()
  })
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect.poll(() => companies(page)).toEqual(['First', 'Second'])
  for (const before of [['First', ''], ['First'], ['']]) {
    await undo.click()
    await expect.poll(() => companies(page)).toEqual(before)
  }
})

test('a deleted entry does not come back into a list that is full', async ({ page }) => {
  await signInAsNew(page)
  await openBuilder(page)
  await goTo(page, 'Education')
  const add = page.getByRole('button', { name: 'Add education' })
  await page.getByLabel('Institution').fill('First')
  await add.click()
  await page.getByRole('button', { name: 'Delete education 1' }).click()
  for (let count = 1; count < mostEntries.education; count++) await add.click()
  await expect(page.getByText('Delete one to add another.')).toBeVisible()
  await expect(bringBack(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(bringBack(page)).toHaveAccessibleDescription(/A CV can have 20 of these/)
})

test('text that was typed into a list without Enter is in the saved CV', async ({ page }) => {
  await signInAsNew(page)
  await openBuilder(page)
  await typeCv(page)
  const list = page.getByRole('list', { name: 'Skills' }).getByRole('listitem')
  await page.getByRole('textbox', { name: 'Skills' }).fill('  Ventilators ')
  await page.getByRole('textbox', { name: 'Languages' }).fill('हिन्दी')
  await page.getByRole('button', { name: 'Save & Finish' }).click()
  await expect(page.getByRole('heading', { name: 'Your CV is saved' })).toBeVisible()
  const { skills, languages } = await (await page.request.get('/api/cvs/my-cv')).json()
  expect({ skills, languages }).toEqual({ skills: ['Intensive care', 'Ventilators'], languages: ['हिन्दी'] })
  await page.getByRole('button', { name: 'Edit your CV' }).click()
  await goTo(page, 'Skills & More')
  await expect(list).toHaveText(['Intensive care', 'Ventilators'])
  await expect(page.getByRole('textbox', { name: 'Skills' })).toHaveValue('')
})
