import type { Page, Request } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { addSkill, goTo, openBuilder, typeFreeCv } from './cv-typing.ts'
import { expect, test } from './fixtures.ts'
import { signInAsNew } from './people.ts'

const wide = { width: 1440, height: 900 }
const isPreview = (request: Request): boolean => /\/api\/cvs\/(aisacv\/)?preview$/.test(request.url())

/** Returns how many letters of the shown page are in light ink. */
async function lightLetters(page: Page): Promise<number> {
  const href = await page
    .getByRole('img', { name: /^Page 1 of/ })
    .locator('image')
    .getAttribute('href')
  return decodeURIComponent(href ?? '').match(/fill="#[\da-f]{6}59"/g)?.length ?? 0
}

test('an empty CV shows an example in light ink, which typed text replaces, and screen readers are told', async ({ page }) => {
  test.slow()
  await page.setViewportSize(wide)
  await page.goto('/aisacv')
  const sheet = page.getByRole('img', { name: 'Page 1 of 1 of your CV. The grey text is an example' })
  await expect(sheet).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Grey text is an example. Your words replace it.')).toBeVisible()
  await expect(page.getByText(/% full/)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'CV rating' })).toContainText('Start typing')
  await expectAccessible(page)
  const empty = await lightLetters(page)
  expect(empty).toBeGreaterThan(100)
  await goTo(page, 'Summary')
  const drawn = page.waitForResponse((answer) => isPreview(answer.request()))
  await page.getByLabel('Summary').fill('Nurse with nine years in intensive care.')
  await drawn
  await expect.poll(() => lightLetters(page)).toBeLessThan(empty)
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = page.getByRole('dialog', { name: 'Preview of your CV' })
  await expect(preview).toContainText(/One page, \d+% full/)
  await expect(preview).not.toContainText('Annapurna Retail')
  await page.keyboard.press('Escape')
  await goTo(page, 'Personal Info')
  await typeFreeCv(page)
  await expect(page.getByText(/One page, \d+% full/)).toBeVisible()
  expect(await lightLetters(page)).toBe(0)
})

/** Chooses a template on a phone, where the pages and the templates are in a dialog. */
async function chooseInPreview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Preview of your CV' })
  await expect(dialog.getByRole('radio', { name: 'Minimal' })).toBeChecked()
  const preview = page.waitForRequest((request) => isPreview(request) && request.postDataJSON().template === 'creative')
  await dialog.getByRole('radio', { name: 'Creative' }).check()
  expect((await preview).postDataJSON()).toMatchObject({ withExamples: false })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
}

for (const width of [390, 1440])
  test(`a template can be chosen beside the preview from the start, by key and by tap (${width})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/aisacv')
    await expect(page.getByLabel('Full name')).toBeVisible({ timeout: 30_000 })
    const strip = page.getByRole('group', { name: 'Template' })
    await expect(strip.getByRole('radio')).toHaveCount(4)
    for (const choice of await strip.getByRole('radio').all())
      expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await strip.getByRole('radio', { name: 'Modern' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(strip.getByRole('radio', { name: 'Classic' })).toBeChecked()
    await strip.getByRole('radio', { name: 'Minimal' }).check()
    await expect(strip.getByRole('radio', { name: 'Classic' })).not.toBeChecked()
    await expect(strip.getByRole('radio', { name: 'Minimal' })).toHaveAccessibleDescription('Type and white space only')
    await (width < 1_100 ? chooseInPreview(page) : strip.getByRole('radio', { name: 'Creative' }).check())
    await expect(strip.getByRole('radio', { name: 'Creative' })).toBeChecked()
    await expectAccessible(page)
    await page.reload()
    await expect(strip.getByRole('radio', { name: 'Creative' })).toBeChecked({ timeout: 30_000 })
  })

test('the builder of an account has the rating in one line, named tools, and a save button that steps back', async ({ page }) => {
  test.slow()
  await page.setViewportSize(wide)
  await signInAsNew(page)
  await openBuilder(page)
  const rating = page.getByRole('region', { name: 'CV rating' })
  await expect.poll(async () => (await rating.boundingBox())?.height).toBe(56)
  for (const name of ['Import', 'Versions'])
    await expect(page.getByRole('button', { name }).getByText(name, { exact: true })).toBeVisible()
  await goTo(page, 'Skills & More')
  await addSkill(page, 'Nursing')
  await expect(rating).toContainText(/^CV rating\d\.\d of 5 · \d+ things to improve/)
  await expect.poll(async () => (await rating.boundingBox())?.height).toBe(56)
  const save = page.getByRole('button', { name: 'Save Draft' })
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  await expect(save).toHaveCSS('color', 'rgb(90, 96, 114)')
  await rating.locator('summary').first().click()
  await expect(rating.getByText('To reach 5.0:')).toBeVisible()
  await expect(rating.getByRole('button', { name: /^Fix this/ }).first()).toBeVisible()
  await expectAccessible(page)
})
