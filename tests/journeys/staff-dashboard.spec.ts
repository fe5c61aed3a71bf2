/** The queues on the dashboard of staff. */
import { administrator } from './administrator.ts'
import { expectGood } from './expect-good.ts'
import { expect } from './fixtures.ts'
import { clear, queuesOfTest } from './queue-entries.ts'
import { test } from './with-database.ts'

const minutesInMonth = 30 * 24 * 60

test('the queue with an overdue entry comes first, then the one in which something waits, in the first view of a phone', async ({
  page,
  database: { pool },
}) => {
  for (const queue of queuesOfTest) {
    await clear(queue, pool)
    if (queue.heading === 'Company Ratings') await queue.add(pool, 1)
    if (queue.heading === 'Contact Messages') await queue.add(pool, minutesInMonth)
  }
  expect((await page.request.post('/api/admin/login', { data: administrator })).status()).toBe(200)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/dashboard')
  const queues = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(queues.nth(0)).toHaveText('Contact Messages')
  await expect(queues.nth(1)).toHaveText('Company Ratings')
  await expect(queues.nth(1)).toBeInViewport()
  await expectGood(page, 'dashboard-overdue-first')
})
