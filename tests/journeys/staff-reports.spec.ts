/** Staff read the daily report and see how the portal runs; on a phone and on a wide screen. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { administrator } from './administrator.ts'
import { pressOn } from './by-keyboard.ts'
import { expectGood } from './expect-good.ts'
import { expect, test } from './fixtures.ts'
import { expectMessage, refuse } from './messages.ts'
import { button } from './staff-entry.ts'

async function generate(page: Page): Promise<void> {
  await page.goto('/admin/dashboard')
  await expectGood(page, 'dashboard-before')
  await refuse(page, 'POST **/api/admin/generate-daily-report', 429, { message: 'Too many attempts. Please try again later.' })
  await button(page, 'Generate Report').click()
  await expectMessage(page, 'The report could not be generated', 'Too many attempts. Please try again later.')
  await pressOn(page, button(page, 'Generate Report'))
  await expectMessage(page, 'Report Generated', 'Daily report has been generated successfully')
  await expect(page.getByRole('table', { name: 'Job seekers' })).toContainText('Visitors')
  await expectGood(page, 'current-report')
  await page.getByText('Show as a table').press('Enter')
  await expect(page.getByRole('table', { name: 'Page views by hour' }).getByRole('row')).toHaveCount(25)
}

async function download(page: Page): Promise<void> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: /^JSON of/ }).press('Enter')
  await expectMessage(page, 'Download Started')
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^daily-report-\d{4}-\d\d-\d\d\.json$/)
  const report: object = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(report).toMatchObject({ analytics: { deviceStats: {} }, security: { blockedRequests: expect.any(Number) }, system: {} })
  const pdf = page.getByRole('link', { name: /^PDF of/ })
  await expect(pdf).toHaveAttribute('target', '_blank')
  const answer = await page.request.get((await pdf.getAttribute('href')) ?? '')
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
}

async function subscribe(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Report by email' })
  await form.getByLabel('Email').fill('nobody')
  await form.getByLabel('Email').press('Enter')
  await expect(form.getByText('Please enter a valid email address')).toBeVisible()
  await form.getByLabel('Email').fill('figures@pasand.example')
  await form.getByLabel('Email').press('Enter')
  await expectMessage(page, 'You will get the report by email')
}

async function readHistory(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Current Report' }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Report History' })).toHaveAttribute('aria-selected', 'true')
  await page.goto('/admin/dashboard?tab=history&from=2001-01-01&to=2001-01-02')
  await expect(page.getByText('No Report Available')).toBeVisible()
  await expectGood(page, 'report-history-empty')
  await page.goto('/admin/dashboard?tab=history&from=2001-99-01')
  await expect(page.getByRole('alert')).toContainText('The reports could not be loaded')
}

for (const width of [390, 1440]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('the report is generated, downloaded, sent and found again, and the operations are shown', async ({ page }) => {
      test.slow()
      await page.request.post('/api/admin/login', { data: administrator })
      await generate(page)
      await download(page)
      await subscribe(page)
      await readHistory(page)
      await page.goto('/admin/operations')
      await expect(page.getByRole('list', { name: 'Health' })).toContainText('Database: healthy')
      await expect(page.getByRole('list', { name: 'Health' })).toContainText('PDFs: healthy')
      await expectGood(page, 'operations')
    })
  })
}
