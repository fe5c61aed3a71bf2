import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { columnOf, employerWithApplicants } from './applicants-world.ts'
import { signInAs } from './employers.ts'

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('ten applicants are moved to review with at most twelve presses, and taken back with one', async ({ page }) => {
  const { q } = await employerWithApplicants(page, 10)
  await page.goto(`/employer-portal/applicants?view=table&q=${q}`)
  let presses = 0
  const press = async (key: string): Promise<void> => {
    presses += 1
    await page.keyboard.press(key)
  }
  await expect(page.getByLabel('Choose all on this page')).toBeEnabled()
  await page.getByLabel('Choose all on this page').focus()
  await press('Space')
  await expect(page.getByText('10 chosen')).toBeVisible()
  // The check runs before the move, because it may take longer than the ten seconds in which the move can be undone.
  await expectAccessible(page)
  await press('r')
  await expect(page.getByRole('cell', { name: 'In Review' })).toHaveCount(10)
  expect(presses).toBeLessThanOrEqual(12)
  await page.keyboard.press('z')
  await expect(page.getByRole('cell', { name: 'Applied', exact: true })).toHaveCount(10)
  await page.reload()
  await expect(page.getByRole('cell', { name: 'Applied', exact: true })).toHaveCount(10)
})

test('when a move can no longer be undone, the filtered list is read again, and a page beyond its end leads to the first', async ({
  page,
}) => {
  const { q } = await employerWithApplicants(page, 2)
  await page.goto(`/employer-portal/applicants?view=table&status=applied&q=${q}`)
  const all = page.getByLabel('Choose all on this page')
  await expect(all).toBeEnabled()
  await all.check()
  await page.keyboard.press('r')
  await expect(page.getByRole('cell', { name: 'In Review' })).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'Nobody matches' })).toBeVisible()

  await page.goto(`/employer-portal/applicants?view=table&q=${q}&page=9`)
  await expect(page.getByRole('heading', { name: 'No applications on page 9' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to page 1' }).click()
  await expect(page.getByRole('cell', { name: 'In Review' })).toHaveCount(2)
})

test('a rejection takes three presses, shows its message before it is sent, and is sent after ten seconds even if the tab is closed', async ({
  page,
  context,
}) => {
  test.slow()
  const { q, names } = await employerWithApplicants(page, 1)
  await page.goto(`/employer-portal/applicants?view=table&q=${q}`)
  await expect(rowOf(page, names[0] ?? '').getByRole('checkbox')).toBeEnabled()
  await rowOf(page, names[0] ?? '')
    .getByRole('checkbox')
    .focus()
  let presses = 0
  const press = async (key: string): Promise<void> => {
    presses += 1
    await page.keyboard.press(key)
  }
  await press('x')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeFocused()
  await press('Space')
  await expect(page.getByText('For this job they looked for more experience in this kind of work.')).toBeVisible()
  await expectAccessible(page)
  await press('Enter')
  await expect(rowOf(page, names[0] ?? '')).toContainText('Rejected')
  expect(presses).toBeLessThanOrEqual(3)
  await page.close()
  const later = await context.newPage()
  await expect(async () => {
    const answer = await later.request.get(`/api/employer/applicants?q=${q}`)
    const [row] = await answer.json()
    expect(row).toMatchObject({ status: 'rejected', undo: null })
  }).toPass({ timeout: 30_000 })
})

test('a card is dragged to another column with the mouse', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { q, names } = await employerWithApplicants(page, 2)
  await page.goto(`/employer-portal/applicants?view=board&q=${q}`)
  await expectAccessible(page)
  const card = columnOf(page, 'Applied')
    .getByRole('listitem')
    .filter({ hasText: names[0] ?? '' })
  const [from, to] = [await card.boundingBox(), await page.getByRole('heading', { name: /^Under Review/ }).boundingBox()]
  if (!from || !to) throw new Error('the board is not there')
  await page.mouse.move(from.x + 100, from.y + from.height - 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 140, from.y + from.height, { steps: 4 })
  await page.mouse.move(to.x + 20, to.y + 10, { steps: 6 })
  await page.mouse.up()
  await expect(columnOf(page, 'Under Review').getByText(names[0] ?? '')).toBeVisible()
  await expect(columnOf(page, 'Applied').getByText(names[0] ?? '')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(columnOf(page, 'Applied').getByText(names[0] ?? '')).toBeVisible()
})

test('a card is moved and moved back with the keyboard alone', async ({ page }) => {
  const { q, names } = await employerWithApplicants(page, 1)
  await page.goto(`/employer-portal/applicants?view=board&q=${q}`)
  const grip = page.getByRole('button', { name: `Move ${names[0]}` })
  await grip.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'In Review' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(grip).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(columnOf(page, 'Under Review').getByText(names[0] ?? '')).toBeVisible()
})

test('an invalid filter keeps the typed text, and says what to type', async ({ page }) => {
  const { q } = await employerWithApplicants(page, 1)
  await page.goto(`/employer-portal/applicants?view=table&q=${q}`)
  await page.locator('summary', { hasText: 'More filters' }).click()
  await page.getByLabel(/^Years of experience, from/).fill('five')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText('Give the years of experience as a whole number, such as 5')).toBeVisible()
  await expect(page.getByLabel(/^Years of experience, from/)).toHaveValue('five')
  await page.getByLabel(/^Years of experience, from/).fill('')
  await page.getByLabel(/^Pay wanted/).fill('90,00,000')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText('Nobody matches').or(page.getByRole('row').nth(1))).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(/^Pay wanted/)).toHaveValue('90,00,000')
})

test('a job that is paused or on hold is not called closed', async ({ page }) => {
  await signInAs(page, 'employer')
  await page.goto('/employer-portal/applicants')
  const jobs = page.getByRole('combobox', { name: 'Job', exact: true }).locator('option')
  await expect(jobs.filter({ hasText: 'Cloud Support Associate' })).toContainText('(not open)')
})
