/** The dashboard of staff before the first report, on the first day and after 120 days with gaps; on a phone and on a wide screen. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Pool } from 'pg'
import { dateOfDay, dayNumber } from '#platform/contract/dates.ts'
import { aReportOf } from '../factories/a-daily-report.ts'
import { administrator } from './administrator.ts'
import { pressOn } from './by-keyboard.ts'
import { expectGood } from './expect-good.ts'
import { expect } from './fixtures.ts'
import { expectMessage } from './messages.ts'
import { button } from './staff-entry.ts'
import { test } from './with-database.ts'

const today = (): number => dayNumber(new Date().toISOString())

/** The days before today, counted back, on which the portal was off. */
const missing = [3, 10, 11, 12]
const days = 120

async function fillHistory(pool: Pool): Promise<void> {
  await pool.query('delete from daily_reports')
  for (let back = 1; back <= days; back++) {
    if (missing.includes(back)) continue
    await pool.query('insert into daily_reports (id, date, body, created_at) values ($1, $2, $3, now())', [
      randomUUID(),
      dateOfDay(today() - back),
      JSON.stringify(aReportOf(days - back)),
    ])
  }
}

async function expectFirstDay(page: Page): Promise<void> {
  await page.goto('/admin/dashboard')
  const tab = page.getByRole('tabpanel')
  await expect(tab.getByRole('heading', { name: 'No Report Available' })).toBeVisible()
  await expectGood(page, 'dashboard-empty')
  await pressOn(page, button(page, 'Generate Report'))
  await expectMessage(page, 'Report Generated', 'Daily report has been generated successfully')
  await expect(tab).toContainText('Until')
  await expect(tab, 'there is nothing to compare with').not.toContainText('day before')
  await expectGood(page, 'dashboard-first-day')
  await page.goto('/admin/dashboard?tab=history')
  await expect(tab.getByRole('heading', { name: 'No Report Available' }), 'the first day is not over').toBeVisible()
}

const rows = (page: Page) => page.getByRole('table', { name: 'Reports by day' }).locator('tbody tr')

async function readPages(page: Page): Promise<void> {
  await page.goto('/admin/dashboard?tab=history')
  await expect(rows(page)).toHaveCount(31)
  // One line for each run of days without a gap.
  await expect(page.getByRole('region', { name: 'Visitors by day' }).locator('polyline')).toHaveCount(3)
  await pressOn(page, page.getByRole('region', { name: 'Visitors by day' }).getByText('Show as a table'))
  const table = page.getByRole('table', { name: 'Visitors by day' })
  await expect(table.locator('tbody tr')).toHaveCount(35)
  await expect(table.locator('tbody tr', { hasText: 'No report' })).toHaveCount(4)
  await expectGood(page, 'report-history')
  for (const [to, shown] of [
    [2, 31],
    [3, 31],
    [4, days - missing.length - 93],
  ] as const) {
    await pressOn(page, page.getByRole('link', { name: 'Next' }))
    await expect(page).toHaveURL(new RegExp(`page=${to}`))
    await expect(rows(page)).toHaveCount(shown)
  }
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
}

async function chooseRange(page: Page): Promise<void> {
  await page.goto('/admin/dashboard?tab=history')
  const [from, to] = [dateOfDay(today() - 9), dateOfDay(today() - 2)]
  await page.getByLabel('From').fill(from)
  await page.getByLabel('To', { exact: true }).fill(to)
  await pressOn(page, button(page, 'Show'))
  await expect(rows(page)).toHaveCount(7)
  await page.goto(`/admin/dashboard?tab=history&from=${to}&to=${to}`)
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Visitors by day' }).locator('polyline')).toHaveCount(1)
  await expectGood(page, 'report-history-one-day')
}

for (const width of [390, 1440]) {
  test(`the first day and a long history of daily reports, ${width} pixels wide`, async ({ page, database: { pool } }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    await pool.query('delete from daily_reports')
    expect((await page.request.post('/api/admin/login', { data: administrator })).status()).toBe(200)
    await expectFirstDay(page)
    await fillHistory(pool)
    await page.goto('/admin/dashboard')
    await expect(page.getByRole('tabpanel')).toContainText('The whole day')
    await expect(page.getByRole('tabpanel')).toContainText('on the day before')
    await expectGood(page, 'dashboard-with-data')
    await readPages(page)
    await chooseRange(page)
  })
}
