import { openDraft, textOf, typeAndSave } from './edit-articles.ts'
import { expect, test } from './fixtures.ts'
import { loseReceipt } from './messages.ts'
import { routeOnce } from './routes.ts'

test('without a connection the page says that the other text cannot be shown, and the choice stays', async ({
  page,
  browser,
  baseURL,
}) => {
  await openDraft(page)
  const state = await page.context().storageState()
  const context = await browser.newContext({ storageState: state, ...(baseURL ? { baseURL } : {}) })
  const second = await context.newPage()
  await second.goto(page.url())
  await typeAndSave(page, 'Of the first')
  // The first key press also loads the code that shows messages.
  await textOf(second).focus()
  await second.keyboard.type('Of the second')
  const notice = second.getByRole('alert').filter({ hasText: 'Somebody else has changed this article.' })
  await expect(notice).toBeVisible()
  await context.setOffline(true)
  await second.getByRole('button', { name: 'Show the other text' }).click()
  await expect(second.locator('.toast')).toContainText('Could Not Show the Other Text')
  await expect(notice).toBeVisible()
  await expect(textOf(second)).toHaveValue('Of the second')
  await context.setOffline(false)
  await second.getByRole('button', { name: 'Show the other text' }).click()
  await expect(textOf(second)).toHaveValue('Of the first')
  await context.close()
})

test('a save whose answer was lost causes no conflict with the next save of the same editor', async ({ page }) => {
  await openDraft(page)
  await typeAndSave(page, 'First')
  const lost = Promise.withResolvers<undefined>()
  await routeOnce(page, '**/api/admin/blog/*?base=*', async (route) => {
    await route.fetch()
    await route.abort()
    lost.resolve(undefined)
  })
  await textOf(page).fill('Second')
  await lost.promise
  await textOf(page).fill('Third')
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await expect(page.getByText('Somebody else has changed this article.')).toHaveCount(0)
  await page.reload()
  await expect(textOf(page)).toHaveValue('Third')
})

test('a publication whose answer was lost is not reported as failed, and succeeds with the next press', async ({ page }) => {
  await openDraft(page)
  await typeAndSave(page, 'Words')
  await loseReceipt(page, '**/publish')
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await publish.click()
  await expect(page.locator('.toast')).toContainText('No Answer From the Server')
  await publish.click()
  await expect(page.locator('.toast').last()).toContainText('Article Published')
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.locator('.toast').last()).toContainText('Article Withdrawn')
})
