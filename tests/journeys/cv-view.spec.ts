import type { Page } from '@playwright/test'
import { freeBody } from '#tests/factories/a-free-cv.ts'
import { expectAccessible } from './axe.ts'
import { expectToast } from './cv-typing.ts'
import { expect, test } from './fixtures.ts'
import { linkTo } from './people.ts'
import { onSister } from './sister.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

const policies = [
  ['/privacy-policy', 'Privacy Policy', 6],
  ['/terms-conditions', 'Terms and Conditions', 8],
] as const

test('the CV site has four paths, both full policies, and every other path leads to its start page', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(phone)
  for (const path of ['/aisacv', '/jobs', '/cv/own', '/cv/view', '/cv-builder', '/auth', '/nowhere']) {
    const answer = await page.request.get(path, { headers: { host: 'cv.localhost' }, maxRedirects: 0 })
    expect([path, answer.status(), answer.headers()['location']]).toEqual([path, 302, '/'])
  }
  for (const [path, title, count] of policies) {
    await page.goto(onSister(baseURL, path))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(count)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
    await expectAccessible(page)
    expect((await page.request.get(path)).status()).toBe(200)
  }
  const missing = await page.goto(onSister(baseURL, `/cv/view/${crypto.randomUUID()}`))
  expect(missing?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CV Not Found')
  await expect(page.getByRole('main')).toContainText("The CV you're looking for doesn't exist or has been removed.")
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page.getByLabel('Full name')).toBeVisible({ timeout: 15_000 })
})

test('the owner opens the emailed link, hides, renews and ends the link, and deletes the CV', async ({
  page,
  baseURL,
  browser,
}) => {
  test.slow()
  await page.setViewportSize(desktop)
  const body = freeBody()
  const { email, phone: number } = body.personalInfo
  await page.request.post('/api/cvs/aisacv', { data: body })
  await page.goto(await linkTo(email, '/cv/own'))
  const panel = page.getByRole('region', { name: 'Who sees your CV' })
  const link = panel.getByLabel('Link to your CV')
  const first = await link.inputValue()
  await expectAccessible(page)
  await panel.getByLabel('Hide my phone number and address').check()
  await expectToast(page, 'Saved', 'Phone number and address are hidden from the link.')
  const others = await browser.newContext({ viewport: desktop })
  const stranger = await others.newPage()
  await stranger.goto(first)
  await expect(stranger.getByRole('main').getByRole('link', { name: email })).toBeVisible()
  await expect(stranger.getByRole('main').getByRole('link', { name: number })).toHaveCount(0)
  await expect(stranger.getByRole('region', { name: 'Who sees your CV' })).toHaveCount(0)
  await panel.getByRole('button', { name: 'Make a new link' }).click()
  await expectToast(page, 'New Link', 'Only the new link works from now on.')
  expect((await stranger.goto(first))?.status()).toBe(404)
  await expectUnlisted(stranger, await link.inputValue())
  await others.close()
  await panel.getByRole('button', { name: 'Turn the link off' }).click()
  await expect(panel).toContainText('The link is off. Only you can see this page.')
  await panel.getByRole('button', { name: 'Delete my CV' }).click()
  await panel.getByRole('button', { name: 'Yes, delete my CV' }).click()
  await expectToast(page, 'CV Deleted', 'Your CV has been deleted.')
  await expect(page).toHaveURL(`${baseURL}/`)
  await page.goto('/cv/own?token=dead')
  await expect(page.getByRole('alert')).toHaveText('This link has expired or has been used already.')
  await expectAccessible(page)
})

/** Checks what others see of a CV: it is not indexed, is in a dialog of nine tenths of the height, and is printed alone. */
async function expectUnlisted(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address)
  expect(answer?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': expect.stringContaining('private') })
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('button', { name: 'Preview CV' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview of your CV' })
  expect((await preview.boundingBox())?.height).toBeCloseTo(desktop.height * 0.9, 0)
  await expect(preview.getByRole('heading', { level: 3 })).toHaveText(inOrder)
  await expect(preview.getByRole('button', { name: 'Download PDF' })).toHaveCount(0)
  await expect(preview.getByRole('button', { name: 'Print' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.print-page')).toContainText('Nadi Payments')
  await expect(page.locator('.print-page')).toBeVisible()
  await expect(page.getByRole('banner', { includeHidden: true })).toBeHidden()
}

const inOrder = ['Summary', 'Work Experience', 'Education', 'Skills', 'Key Achievements', 'Languages']
