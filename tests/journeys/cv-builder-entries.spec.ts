import { goTo, openBuilder } from './cv-typing.ts'
import { expect, test } from './fixtures.ts'
import { signInAsNew } from './people.ts'

test('the focus follows an entry that is moved between what is shown and its effects', async ({ page }) => {
  await signInAsNew(page)
  await openBuilder(page)
  await goTo(page, 'Experience')
  await page.getByLabel('Company').fill('First')
  await page.getByRole('button', { name: 'Add experience' }).click()
  await page
    .getByLabel('Company')
    .first()
    .evaluate((field) => {
      // What was typed is checked later, and then shown again: this runs after that and before the effects of it.
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
