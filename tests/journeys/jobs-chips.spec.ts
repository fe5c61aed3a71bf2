/** Removing a filter by keyboard keeps the place: the next filter gets the focus, or the one before, or the number of results. */
import { pressOn } from './by-keyboard.ts'
import { expect, test } from './fixtures.ts'

for (const [width, address, names] of [
  [390, '/jobs?location=Pune&shift=night&urgent=true', ['Pune', 'Night shift', 'Urgent hiring only']],
  [1440, '/jobs?q=driver+-truck&location=Pune&shift=night&walkIn=true', ['Night shift', 'Walk-in interview', 'Not “truck”']],
] as const)
  test(`removing filters keeps the focus among them (${width})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address)
    const search = page.getByRole('search')
    const chips = search.getByRole('link', { name: /^Remove / })
    await expect(chips.filter({ visible: true })).toHaveText(names.map((name) => new RegExp(`^Remove ${name}$`)))
    const [first, second, third] = names.map((name) => search.getByRole('link', { name: `Remove ${name}`, exact: true }))
    if (!first || !second || !third) throw new Error('three chips')
    await pressOn(page, first)
    await expect(first).toHaveCount(0)
    await expect(second).toBeFocused()
    await pressOn(page, third)
    await expect(third).toHaveCount(0)
    await expect(second).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(second).toHaveCount(0)
    await expect(page.locator('#result-count')).toBeFocused()
    await expect(page.locator('#result-count')).toHaveText(/\d/)
  })
