/** Decisions of staff without a mouse, one after the other. */
import type { Locator, Page } from '@playwright/test'
import { administrator } from './administrator.ts'
import { pressOn, tabTo } from './by-keyboard.ts'
import { expect } from './fixtures.ts'
import { clear, queuesOfTest } from './queue-entries.ts'
import { test } from './with-database.ts'

/** The queues in which a decided entry is no longer shown. */
const leaving: ReadonlySet<string> = new Set(['company_ratings', 'job_reports', 'company_verifications', 'payment_cases'])

async function decide(page: Page, entry: Locator): Promise<void> {
  const open = entry.getByRole('button', { name: /^(Decline|Close case)/ })
  if ((await open.count()) > 0) await pressOn(page, open)
  await tabTo(page, entry.getByRole('textbox'))
  await page.keyboard.type('Seen by a person')
  await pressOn(page, entry.getByRole('button', { name: /^(Decline|Close case|Remove the job)/ }))
}

for (const queue of queuesOfTest.filter(({ table }) => leaving.has(table)))
  test(`${queue.heading}: after a decision the focus is on the next entry, and after the last on the one before`, async ({
    page,
    database: { pool },
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.request.post('/api/admin/login', { data: administrator })
    await clear(queue, pool)
    for (const at of [1, 2, 3]) await queue.add(pool, at)
    await page.goto(queue.path)
    const entries = page.getByRole('list', { name: queue.list, exact: true }).locator('> li')
    await decide(page, entries.nth(1))
    await expect(entries).toHaveCount(2)
    await expect(entries.nth(1)).toBeFocused()
    await decide(page, entries.nth(1))
    await expect(entries).toHaveCount(1)
    await expect(entries.nth(0)).toBeFocused()
  })
