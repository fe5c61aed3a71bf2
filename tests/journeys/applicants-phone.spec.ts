import { expectAccessible } from './axe.ts'
import { columnOf, employerWithApplicants, headOf } from './applicants-world.ts'
import { signInAs } from './employers.ts'
import { expect, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const at = (x: number, y: number) => [{ x: Math.round(x), y: Math.round(y) }]

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

test('the table and the page of an applicant fit the screen, and ten decisions take ten taps', async ({ page }) => {
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

test('the first view shows the first applicants; the bar for selected applicants stays visible, and covers no row at the end of the list', async ({
  page,
}) => {
  await signInAs(page, 'employer')
  await page.goto('/employer-portal/applicants?status=applied')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(2)).toBeInViewport({ ratio: 0.5 })
  await rows.nth(1).getByRole('checkbox').check()
  const bar = page.getByRole('region', { name: 'Chosen applications' })
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(bar.getByRole('button', { name: 'In Review', exact: true })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const [last, over] = [await rows.last().boundingBox(), await bar.boundingBox()]
  expect(last && over && last.y + last.height <= over.y).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
