import { expectAccessible } from './axe.ts'
import { openDraft, textOf, typeAndSave } from './edit-articles.ts'
import { expect, test } from './fixtures.ts'

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`the notice of a conflict is in view where the writer types, at ${viewport.width}`, async ({ page, browser, baseURL }) => {
    await openDraft(page)
    const state = await page.context().storageState()
    const context = await browser.newContext({ storageState: state, viewport, ...(baseURL ? { baseURL } : {}) })
    const second = await context.newPage()
    await second.goto(page.url())
    await typeAndSave(page, 'Of the first')
    await second.getByLabel('Title', { exact: true }).evaluate((field) => field.scrollIntoView({ block: 'end' }))
    await textOf(second).focus()
    await second.keyboard.type('Of the second')
    const notice = second.getByRole('alert').filter({ hasText: 'Somebody else has changed this article.' })
    await expect(notice).toBeInViewport({ ratio: 1 })
    await expect(second.getByRole('button', { name: 'Keep this text' })).toBeInViewport({ ratio: 1 })
    await expect(textOf(second), 'typing goes on').toBeFocused()
    await expectAccessible(second)
    await second.getByRole('button', { name: 'Keep this text' }).click()
    await expect(notice).toHaveCount(0)
    await expect(textOf(second), 'the button is gone, so the focus goes back').toBeFocused()
    await context.close()
  })
}

test('the open list of versions and the state are updated after each save, publication and restoration', async ({ page }) => {
  await openDraft(page)
  await page.getByText('Versions', { exact: true }).click()
  await expect(page.getByText('No versions yet.', { exact: false })).toBeVisible()
  const versions = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Restore the version of' }) })
  await typeAndSave(page, 'First words')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  await expect(versions).toHaveCount(1)
  await typeAndSave(page, 'Second words, and more')
  await expect(page.getByText('Published, with changes', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Publish Changes' }).click()
  await expect(versions).toHaveCount(2)
  await expect(page.getByText('Published, with changes', { exact: true })).toHaveCount(0)
  await versions.last().getByRole('button').click()
  await expect(textOf(page)).toHaveValue('First words')
  await expect(page.getByText('Published, with changes', { exact: true })).toBeVisible()
  // Another person saves at another computer while the list is closed.
  await page.getByText('Versions', { exact: true }).click()
  const address = new URL(page.url()).pathname.replace('/admin', '/api/admin')
  const { fields } = await (await page.request.get(address)).json()
  const headers = { origin: new URL(page.url()).origin }
  const other = await page.request.put(`${address}?base=none`, { data: { ...fields, content: 'Refused' }, headers })
  expect(other.status()).toBe(409)
  await page.getByText('Versions', { exact: true }).click()
  await expect(versions.first()).toContainText('Not saved, because somebody else had saved before')
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.locator('.toast').last()).toContainText('Article Withdrawn')
})

test('a tag that is typed twice is added once', async ({ page }) => {
  await openDraft(page)
  const tags = page.getByLabel('Tags')
  await tags.fill('Leave, leave ,Holidays, LEAVE')
  await page.getByLabel('Author', { exact: true }).focus()
  await expect(tags).toHaveValue('Leave, Holidays')
})
