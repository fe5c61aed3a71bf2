import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { aPng } from '../factories/pictures.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { signInAsStaff } from './sign-in-as-staff.ts'

/** Adds a picture, and checks that text typed during the upload stays. */
async function addPicture(page: Page): Promise<void> {
  await page.getByText('Add a picture', { exact: true }).click()
  await page.getByLabel('Description', { exact: true }).fill('A payslip with five lines')
  const upload = Promise.withResolvers<undefined>()
  await page.route('**/api/admin/blog/pictures?**', async (route) => {
    await upload.promise
    await route.continue()
  })
  await page
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: await aPng({ width: 80, height: 60 }) })
  const typed = '## Basic pay\n\nThe part that other parts follow. Typed meanwhile.'
  await page.getByLabel('Text', { exact: true }).fill(typed)
  upload.resolve(undefined)
  await expect(page.locator('.toast')).toContainText('Picture Added')
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/Typed meanwhile/)
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/!\[A payslip with five lines\]/)
}

/** Writes a complete article without publishing it. Returns its title. */
async function write(page: Page): Promise<string> {
  const title = `Payslips ${randomUUID().slice(0, 8)}`
  await signInAsStaff(page)
  await page.goto('/admin/blog')
  await expectAccessible(page)
  await page.getByLabel('Title of a new article').fill(title)
  await page.getByRole('button', { name: 'New Article' }).dblclick()
  await expect(page).toHaveURL(/\/admin\/blog\/[\da-f-]{36}$/)
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await publish.click()
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toContainText('Choose a category')

  await page.getByLabel('Category').selectOption('salary_benefits')
  await page.getByLabel('Author', { exact: true }).fill('Meera Nair')
  await page.getByLabel('Summary', { exact: true }).fill('What each line of a payslip means.')
  await page.getByLabel('Text', { exact: true }).fill('## Basic pay\n\nThe part that other parts follow.')
  await addPicture(page)
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: 'Basic pay' })).toBeVisible()
  await expect(preview.getByRole('img', { name: 'A payslip with five lines' })).toBeVisible()
  await page.getByText('Search engines', { exact: true }).click()
  await page.getByLabel('Title for search engines').fill('Payslips explained')
  await expect(page.getByText('Preview of a search result')).toBeVisible()
  await expectAccessible(page)
  return title
}

test('an administrator writes, previews, publishes, renames and withdraws an article', async ({ page, request }) => {
  test.slow()
  const title = await write(page)
  const slug = title.toLowerCase().replace(' ', '-')
  const address = page.url()
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  // Typed text is saved without a button.
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Author', { exact: true })).toHaveValue('Meera Nair')
  expect((await request.get(`/blog/${slug}`)).status()).toBe(404)
  await publish.click()
  await expect(page.locator('.toast')).toContainText('Article Published')
  await expect(async () => expect((await request.get(`/blog/${slug}`)).status()).toBe(200)).toPass()

  await page.getByLabel('Address', { exact: true }).fill(`${slug}-explained`)
  await page.getByRole('button', { name: 'Publish Changes' }).click()
  await expect(page.locator('.toast').last()).toContainText('Article Published')
  await expect(async () => {
    const moved = await request.get(`/blog/${slug}`, { maxRedirects: 0 })
    expect([moved.status(), moved.headers()['location']]).toEqual([301, `/blog/${slug}-explained`])
  }).toPass()
  await page.goto(`/blog/${slug}`)
  await expect(page).toHaveURL(`/blog/${slug}-explained`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

  await page.goto(address)
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.locator('.toast').last()).toContainText('Article Withdrawn')
  await expect(async () => expect((await request.get(`/blog/${slug}`)).status()).toBe(404)).toPass()
})

test('when two editors change an article, the second one chooses, and both texts stay', async ({ page, browser, baseURL }) => {
  await signInAsStaff(page)
  await page.goto('/admin/blog')
  await page.getByLabel('Title of a new article').fill(`Two editors ${randomUUID().slice(0, 8)}`)
  await page.getByRole('button', { name: 'New Article' }).click()
  await expect(page).toHaveURL(/\/admin\/blog\/[\da-f-]{36}$/)
  const context = await browser.newContext({ storageState: await page.context().storageState(), ...(baseURL ? { baseURL } : {}) })
  const second = await context.newPage()
  await second.goto(page.url())
  const [mine, theirs] = [page, second].map((one) => one.getByLabel('Text', { exact: true }))
  const isSaved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await mine?.fill('Of the first')
  await isSaved
  await theirs?.fill('Of the second')
  await expect(second.getByText('Somebody else has changed this article.')).toBeVisible()
  await second.getByRole('button', { name: 'Keep this text' }).click()
  await expect(second.getByText('Somebody else has changed this article.')).toHaveCount(0)
  await expect(second.getByText(/^Saved \d/)).toBeVisible()
  await second.reload()
  await expect(second.getByLabel('Text', { exact: true })).toHaveValue('Of the second')
  await second.getByText('Versions', { exact: true }).click()
  const replaced = second.getByRole('listitem').filter({ hasText: 'Replaced by another text' })
  await replaced.getByRole('button', { name: 'Restore the version of' }).click()
  await expect(second.getByLabel('Text', { exact: true })).toHaveValue('Of the first')
  await context.close()

  // Text typed after the notice is kept too.
  await mine?.fill('A third text')
  await expect(page.getByText('Somebody else has changed this article.')).toBeVisible()
  await mine?.fill('A third text with more words')
  await page.getByRole('button', { name: 'Show the other text' }).click()
  await expect(page.getByText('Somebody else has changed this article.')).toHaveCount(0)
  const versions = await page.request.get(`${new URL(page.url()).pathname.replace('/admin', '/api/admin')}/versions`)
  expect(await versions.json()).toContainEqual(expect.objectContaining({ kind: 'conflict', words: 6 }))
})
