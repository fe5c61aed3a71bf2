import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { employerWithApplicants } from './applicants-world.ts'

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
/** The name is also in the CV. */
const headOf = (page: Page, name = '') => page.getByRole('heading', { name: new RegExp(name) }).first()
const columnOf = (page: Page, label: string) => page.getByRole('list', { name: label, exact: true })

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
  await press('r')
  await expect(page.getByRole('cell', { name: 'In Review' })).toHaveCount(10)
  expect(presses).toBeLessThanOrEqual(12)
  await expectAccessible(page)
  await page.keyboard.press('z')
  await expect(page.getByRole('cell', { name: 'Applied', exact: true })).toHaveCount(10)
  await page.reload()
  await expect(page.getByRole('cell', { name: 'Applied', exact: true })).toHaveCount(10)
})

test('a rejection takes three presses, shows its sentence before it goes, and is sent after ten seconds though the tab is closed', async ({
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
  await page.keyboard.press('x')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByText('For this job they looked for more experience in this kind of work.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(rowOf(page, names[0] ?? '')).toContainText('Rejected')
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

test('with the keyboard alone a card is moved and put back', async ({ page }) => {
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a card is moved by a long press and a drag to the bar below, and by two taps', async ({ page }) => {
    const { q, names } = await employerWithApplicants(page, 2)
    await page.goto(`/employer-portal/applicants?view=board&q=${q}`)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const card = columnOf(page, 'Applied')
      .getByRole('listitem')
      .filter({ hasText: names[0] ?? '' })
    await card.scrollIntoViewIfNeeded()
    const box = await card.boundingBox()
    if (!box) throw new Error('the card is not there')
    const touch = await page.context().newCDPSession(page)
    const at = (x: number, y: number) => [{ x: Math.round(x), y: Math.round(y) }]
    const [x, y] = [box.x + 40, box.y + box.height - 15]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(x, y) })
    const target = page.getByRole('dialog').getByRole('button', { name: 'In Review' })
    await expect(target).toBeVisible()
    const drop = await target.boundingBox()
    if (!drop) throw new Error('the bar is not there')
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x + 10, y + 20) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(drop.x + 20, drop.y + 20) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(columnOf(page, 'In Review').getByText(names[0] ?? '')).toBeAttached()
    await page.getByRole('button', { name: `Move ${names[1]}` }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Interview Scheduled' }).tap()
    await expect(columnOf(page, 'Interview Scheduled').getByText(names[1] ?? '')).toBeAttached()
  })

  test('table and page of an applicant fit, and ten decisions are ten taps', async ({ page }) => {
    const { q, names } = await employerWithApplicants(page, 2)
    await page.goto(`/employer-portal/applicants?view=table&q=${q}&status=applied`)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByRole('link', { name: names[0] ?? '' }).tap()
    await expect(headOf(page, names[0])).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByRole('group', { name: 'Move to' }).getByRole('button', { name: 'In Review' }).tap()
    await expect(headOf(page, names[1])).toBeVisible()
  })
})

test('an applicant’s page: note, scorecard, next and previous by key, and an interview that the candidate books', async ({
  page,
  browser,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  const { q, names, candidates } = await employerWithApplicants(page, 2)
  await page.goto(`/employer-portal/applicants?view=table&q=${q}`)
  await page.getByRole('link', { name: names[0] ?? '' }).click()
  await expect(headOf(page, names[0])).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('j')
  await expect(headOf(page, names[1])).toBeVisible()
  await page.keyboard.press('k')
  await expect(headOf(page, names[0])).toBeVisible()
  await page.getByLabel('New note').fill('Speaks Marathi.')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Speaks Marathi.')).toBeVisible()
  await page.getByRole('group', { name: 'Communication' }).getByLabel('Strong yes').check()
  await page.getByRole('button', { name: 'Save scorecard' }).click()
  await expect(page.getByText('Scorecard Saved')).toBeVisible()
  await page.getByRole('button', { name: 'Offer times' }).click()
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Date 1').fill(day)
  await page.getByLabel('Time 1 (IST)').fill('10:30')
  await page.getByRole('button', { name: 'Send the times' }).click()
  await expect(page.getByText('The candidate has not picked a time yet')).toBeVisible()

  const [candidate] = candidates
  const theirs = await browser.newContext()
  const screen = await theirs.newPage()
  await candidate?.signIn(screen)
  await screen.goto('/applications')
  await screen.getByRole('link', { name: /Pick a time/ }).click()
  await screen.getByRole('radio').first().check()
  await expectAccessible(screen)
  await screen.getByRole('button', { name: 'Book this time' }).click()
  await expect(screen.getByRole('heading', { name: 'Your interview' })).toBeVisible()
  const calendar = await screen.request.get(`/api/applications/${candidate?.applicationId}/interview/calendar`)
  expect(await calendar.text()).toContain('BEGIN:VEVENT')
  await screen.goto('/')
  await expect(screen.getByRole('heading', { name: 'Upcoming events' })).toBeVisible()
  await expect(screen.getByText(/10:30 am IST/)).toBeVisible()
  await theirs.close()
})
