/** The journeys of free-cv.spec.ts and cv-view.spec.ts at the size that they do not test. */
import type { Locator, Page } from '@playwright/test'
import { anEmail, aPhone, freeBody } from '#tests/factories/a-free-cv.ts'
import { expectAccessible } from './axe.ts'
import { expectToast, goTo, openBuilder, typeFreeCv } from './cv-typing.ts'
import { expect, test } from './fixtures.ts'
import { signInAsNew } from './people.ts'
import { onSister } from './sister.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

const messages = [
  ['Personal Info', 'Full name', 'Name must be at least 2 characters'],
  ['Personal Info', 'Email', 'Invalid email address'],
  ['Personal Info', 'Phone number', 'Phone number must be at least 10 digits'],
  ['Personal Info', 'Address', 'Address must be at least 5 characters'],
  ['Summary', 'Summary', 'Summary must be at least 50 characters'],
  ['Experience', 'Company', 'Company name is required'],
  ['Experience', 'Position', 'Position is required'],
  ['Experience', 'Description', 'Description is required'],
  ['Education', 'Institution', 'Institution name is required'],
  ['Education', 'Degree', 'Degree is required'],
  ['Education', 'Field of study', 'Field of study is required'],
  ['Skills & More', 'Skills', 'At least one skill is required'],
] as const

async function expectEveryMessage(page: Page): Promise<void> {
  await expect(page.getByLabel('Full name')).toBeVisible({ timeout: 15_000 })
  await page.getByLabel('Email').fill('meera')
  await page.getByLabel('Phone number').fill('12')
  await goTo(page, 'Skills & More')
  await page.getByRole('button', { name: 'Create My CV' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(messages.map(([, , message]) => message))
  let at = 'Personal Info'
  for (const [step, label, message] of messages) {
    if (step !== at) await goTo(page, step)
    at = step
    await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveAccessibleDescription(new RegExp(message))
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  await goTo(page, 'Personal Info')
}

/** Types and creates a CV. The view shows that it is loading, and then that it failed. */
async function makeAndWait(page: Page): Promise<void> {
  await typeFreeCv(page)
  await goTo(page, 'Personal Info')
  await page.getByLabel('Email').fill(anEmail())
  await page.getByLabel('Phone number').fill(aPhone())
  await goTo(page, 'Skills & More')
  const { promise: isSeen, resolve: see } = Promise.withResolvers<void>()
  await page.route('**/api/cvs/view/*', async (route) => {
    await isSeen
    await route.continue()
  })
  await page.getByRole('button', { name: 'Create My CV' }).click()
  await expectToast(page, 'CV Created Successfully!', 'Redirecting you to view your CV...')
  await expect(page.getByText('Loading your CV...')).toBeVisible()
  await expectAccessible(page)
  see()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your CV is Ready!')
  await page.getByRole('button', { name: 'Preview CV' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview of your CV' })
  expect((await preview.boundingBox())?.height).toBeCloseTo((page.viewportSize()?.height ?? 0) * 0.9, 0)
  await expectAccessible(page)
}

test('the CV site on a wide screen shows every message, pages that stay beside a long form, and the view', async ({
  page,
  baseURL,
}) => {
  test.slow()
  await page.setViewportSize(desktop)
  await page.goto(onSister(baseURL, '/'))
  await expectEveryMessage(page)
  await goTo(page, 'Experience')
  const add = page.getByRole('button', { name: 'Add experience' })
  for (let more = 0; more < 3; more++) await add.click()
  await add.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('img', { name: 'Page 1 of 1 of your CV' })).toBeInViewport()
  // The storage is cleared on a page without the form, because the form stores typed text once more when it is left.
  await page.goto(onSister(baseURL, '/privacy-policy'))
  await page.evaluate(() => localStorage.clear())
  await page.goto(onSister(baseURL, '/'))
  await expect(page.getByLabel('Full name')).toBeVisible({ timeout: 15_000 })
  await makeAndWait(page)
})

test('the main site on a phone shows every message, the pages after one tap, and the view', async ({ page }) => {
  test.slow()
  await page.setViewportSize(phone)
  await page.goto('/aisacv')
  await expectEveryMessage(page)
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Preview of your CV' })).toContainText(/One page, \d+% full/)
  await page.keyboard.press('Escape')
  await makeAndWait(page)
})

/** Returns true if the box is ticked before a server can have answered. */
async function isTickedAtOnce(box: Locator): Promise<boolean> {
  return box.evaluate(async (input: HTMLInputElement) => {
    input.click()
    await Promise.resolve()
    return input.checked
  })
}

test('a signed-in owner on a phone shares the CV by a link, hides it, renews it, ends it and makes another', async ({
  page,
  browser,
}) => {
  test.slow()
  await page.setViewportSize(phone)
  await signInAsNew(page)
  const body = freeBody()
  expect((await page.request.post('/api/cvs', { data: body })).status()).toBe(201)
  await openBuilder(page)
  await goTo(page, 'Skills & More')
  await page.getByRole('button', { name: 'Save & Finish' }).click()
  await page.getByRole('link', { name: 'Share it by a link' }).click()
  const panel = page.getByRole('region', { name: 'Who sees your CV' })
  const link = panel.getByLabel('Link to your CV')
  const first = await link.inputValue()
  await expectAccessible(page)
  await expect(page.getByRole('group', { name: 'Also as' }).getByRole('button')).toHaveCount(3)
  expect(await isTickedAtOnce(panel.getByLabel('Hide my phone number and address'))).toBe(true)
  await expectToast(page, 'Saved', 'Phone number and address are hidden from the link.')
  const stranger = await (await browser.newContext({ viewport: phone })).newPage()
  await stranger.goto(first)
  await expect(stranger.getByRole('main').getByRole('link', { name: body.personalInfo.email })).toBeVisible()
  await expect(stranger.getByRole('group', { name: 'Also as' })).toHaveCount(0)
  expect(await stranger.content()).not.toContain(body.personalInfo.phone)
  expect(await stranger.content()).not.toContain(body.personalInfo.address)
  await panel.getByRole('button', { name: 'Make a new link' }).click()
  await expectToast(page, 'New Link', 'Only the new link works from now on.')
  expect((await stranger.goto(first))?.status()).toBe(404)
  const second = await link.inputValue()
  expect((await stranger.goto(second))?.status()).toBe(200)
  await panel.getByRole('button', { name: 'Turn the link off' }).click()
  await expect(panel).toContainText('The link is off. Only you can see this page.')
  expect((await stranger.goto(second))?.status()).toBe(404)
  await page.reload()
  await panel.getByRole('button', { name: 'Make a link' }).click()
  await expect(link).not.toHaveValue(first)
  expect((await stranger.goto(await link.inputValue()))?.status()).toBe(200)
  await stranger.context().close()
})
