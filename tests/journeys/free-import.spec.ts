import type { Locator, Page } from '@playwright/test'
import { headed } from '../cv-import/resumes/word.ts'
import { expectAccessible } from './axe.ts'
import { expectToast, goTo } from './cv-typing.ts'
import { expect, test } from './fixtures.ts'
import { onSister } from './sister.ts'

const resume = JSON.stringify({ basics: { name: 'Asha Menon' }, skills: [{ name: 'Sitar' }] })

/** Drops a file as the browser does: it is first held over the page, then released. */
async function drop(page: Page, target: Locator, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([content], 'cv.json', { type: 'application/json' }))
    return transfer
  }, text)
  for (const type of ['dragover', 'drop']) await target.dispatchEvent(type, { dataTransfer })
}

/** Checks that files that are no CV are refused, each with its reason, and that another file can be chosen. */
async function expectRefusals(page: Page): Promise<void> {
  for (const [name, buffer, reason] of [
    ['cv.png', Buffer.from('\u0089PNG\r\n\u001A\n\0\0'), 'Please choose a PDF, a Word file (DOCX), a JSON Resume'],
    ['cv.pdf', Buffer.alloc(0), 'This file is empty. Please choose another.'],
    ['cv.pdf', Buffer.alloc(5 * 1024 * 1024 + 1), 'This file is larger than 5 MB. Please choose a smaller one.'],
    ['cv.pdf', Buffer.from('%PDF-1.7\nno page'), "We can't read this file. It may be damaged or the wrong type."],
  ] as const) {
    await page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
    await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible()
  }
}

async function expectCopied(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Copy: / })
    .first()
    .click()
  await expectToast(page, 'Copied', 'Paste it where it belongs.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Carnatic music')
}

/** Checks that text typed before the import is still there, and that the import can be undone and redone. */
async function expectUndone(page: Page): Promise<void> {
  await expect(page.getByLabel('Full name')).toHaveValue('Meera Nair')
  await expect(page.getByLabel('Phone number')).toHaveValue('+919845012345')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Phone number')).toHaveValue('')
  await page.getByRole('button', { name: 'Redo' }).click()
}

const places = [
  [390, 'the main site', '/aisacv'],
  [1440, 'the sister site', '/'],
] as const

for (const [width, site, path] of places) {
  test(`without an account a CV is imported from a file: one is dropped, another is chosen, reviewed and undone (${width}, ${site})`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.setViewportSize({ width, height: 900 })
    const stored: string[] = []
    page.on('request', (request) => request.method() !== 'GET' && stored.push(new URL(request.url()).pathname))
    await page.goto(path === '/' ? onSister(baseURL, path) : path)
    await page.getByLabel('Full name').fill('Meera Nair')
    await page
      .getByRole('button', { name: /^(Have a CV\? Import it|Import a CV)$/ })
      .first()
      .click()
    await expectRefusals(page)
    await expectAccessible(page)

    await drop(page, page.getByText('Drop a file here, or'), resume)
    const review = page.getByRole('dialog', { name: 'Review your import' })
    await expect(review.getByRole('checkbox', { name: 'Full name' })).not.toBeChecked()
    await expect(review.getByRole('checkbox', { name: 'Sitar' })).toBeChecked()
    await review.getByRole('button', { name: 'Another file' }).click()
    await page.getByLabel('Choose a file').setInputFiles({ name: 'cv.docx', mimeType: '', buffer: Buffer.from(await headed()) })
    await expect(review.getByRole('checkbox', { name: 'Triage' })).toBeChecked()
    await expectAccessible(page)
    await expectCopied(page)
    await review.getByRole('button', { name: /^Add to my CV/ }).click()

    await expectUndone(page)
    await goTo(page, 'Experience')
    await expect(page.getByLabel('Company').first()).not.toHaveValue('')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(new Set(stored)).toEqual(
      new Set(['/api/cvs/aisacv/import', '/api/cvs/aisacv/preview'].slice(0, width < 1_100 ? 1 : 2)),
    )
  })
}

test('a file that is dropped beside the drop area does not replace the page', async ({ page }) => {
  await page.goto('/aisacv')
  await page.getByLabel('Full name').fill('Meera Nair')
  await page.getByRole('button', { name: 'Import a CV' }).first().click()
  await expect(page.getByLabel('Choose a file')).toBeAttached()
  const isTaken = await page.evaluate(() => {
    const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() })
    document.body.dispatchEvent(event)
    return event.defaultPrevented
  })
  expect(isTaken).toBe(true)
})
