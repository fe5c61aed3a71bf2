import { ask, field, log } from './assistant-page.ts'
import { expect, test } from './fixtures.ts'
import { signInAsNew } from './people.ts'
import { routeOnce } from './routes.ts'

test('a conversation of a signed-in person is stored, opened again and deleted', async ({ page }) => {
  await signInAsNew(page)
  await page.goto('/assistant?context=job_search')
  await ask(page, 'Nurse jobs in Pune')
  await expect(log(page).getByText('Instant').nth(1)).toBeVisible()
  await page.reload()
  const stored = page.getByRole('region', { name: 'Your conversations' })
  await expect(stored.getByRole('link', { name: 'Nurse jobs in Pune' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(log(page).locator('[data-question]')).toHaveCount(0)
  await expect(field(page)).toBeFocused()
  // The second time, the same link is opened after the conversation was cleared.
  for (let i = 0; i < 2; i++) {
    await stored.getByRole('link', { name: 'Nurse jobs in Pune' }).click()
    await expect(log(page).locator('[data-question]')).toHaveText(/Nurse jobs in Pune/)
    await expect(page).toHaveURL('/assistant')
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(log(page).locator('[data-question]')).toHaveCount(0)
  }
  await page.reload()
  await expect(page.getByRole('list', { name: 'Quick actions' })).toBeVisible()
  await expect(log(page).locator('[data-question]')).toHaveCount(0)
  await stored.getByRole('link', { name: 'Nurse jobs in Pune' }).click()
  await expect(log(page).locator('[data-question]')).toHaveText(/Nurse jobs in Pune/)
  await stored.getByRole('button', { name: 'Delete Nurse jobs in Pune' }).click()
  await expect(stored.getByText('No conversation is stored.')).toBeVisible()
  await expect(log(page).locator('[data-question]')).toHaveCount(0)
})

test('all conversations are deleted only after a confirmation', async ({ page }) => {
  await signInAsNew(page)
  await page.goto('/assistant')
  for (const text of ['Nurse jobs in Pune', 'Teacher jobs in Pune']) {
    const isStored = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/conversations'),
    )
    await ask(page, text)
    await isStored
    await page.getByRole('button', { name: 'Clear' }).click()
  }
  await page.reload()
  const stored = page.getByRole('region', { name: 'Your conversations' })
  await stored.getByRole('button', { name: 'Delete all conversations' }).click()
  await page.getByRole('button', { name: 'Keep them' }).click()
  await expect(stored.getByRole('link', { name: 'Nurse jobs in Pune' })).toBeVisible()
  await stored.getByRole('button', { name: 'Delete all conversations' }).click()
  await page.getByRole('button', { name: 'Delete all', exact: true }).click()
  await expect(stored.getByText('No conversation is stored.')).toBeVisible()
})

test('the next person who signs in in this tab sees nothing of the previous person', async ({ page }) => {
  await signInAsNew(page)
  await page.goto('/assistant')
  await ask(page, 'Nurse jobs in Pune')
  await expect(log(page).getByText('Instant').nth(1)).toBeVisible()
  await field(page).fill('Not yet sent')
  await page.context().clearCookies()
  await signInAsNew(page)
  await page.goto('/assistant')
  await expect(page.getByRole('list', { name: 'Quick actions' })).toBeVisible()
  await expect(log(page).locator('[data-question]')).toHaveCount(0)
  await expect(field(page)).toHaveValue('')
})

test('a question that is asked while a stored conversation is loading is answered', async ({ page }) => {
  await signInAsNew(page)
  await page.goto('/assistant')
  await ask(page, 'Nurse jobs in Pune')
  await expect(log(page).getByText('Instant').nth(1)).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.reload()
  const { promise: isReleased, resolve } = Promise.withResolvers<void>()
  await routeOnce(page, '**/api/ai/conversations/*', async (route) => {
    await isReleased
    await route.continue()
  })
  const stored = page.getByRole('region', { name: 'Your conversations' })
  await stored.getByRole('link', { name: 'Nurse jobs in Pune' }).click()
  await ask(page, 'Teacher jobs in Pune')
  await expect(log(page).getByText('Instant').nth(1)).toBeVisible()
  resolve()
  await expect(page).toHaveURL('/assistant')
  await expect(log(page).locator('[data-question]')).toHaveText(/Teacher jobs in Pune/)
  await stored.getByRole('button', { name: 'Delete Nurse jobs in Pune' }).click()
  await expect(stored.getByRole('link', { name: 'Nurse jobs in Pune' })).toHaveCount(0)
  await expect(log(page).locator('[data-question]')).toHaveCount(1)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
})
