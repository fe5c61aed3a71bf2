/** Every queue of staff when it is empty, full, slow and failing; on a phone and on a wide screen, by the keyboard. */
import type { Page, Route } from '@playwright/test'
import { administrator } from './administrator.ts'
import { pressOn, tabTo } from './by-keyboard.ts'
import { expectGood } from './expect-good.ts'
import { expect } from './fixtures.ts'
import { expectMessage, refuse } from './messages.ts'
import { clear, fill, manyEntries, queuesOfTest } from './queue-entries.ts'
import { test } from './with-database.ts'

async function signIn(page: Page): Promise<void> {
  expect((await page.request.post('/api/admin/login', { data: administrator })).status()).toBe(200)
}

const callsOf = (path: string) => new RegExp(`/api/admin/(queues/)?${path === '/admin/payments' ? 'payment' : path.slice(7)}`)
const linkTo = (page: Page, path: string) => page.getByRole('navigation', { name: 'Staff area' }).locator(`a[href="${path}"]`)

/** Navigates inside the site, so that the list is loaded by a call. */
async function leaveTo(page: Page, path: string): Promise<void> {
  await page.goto('/admin/account')
  await linkTo(page, path).focus()
  await page.keyboard.press('Enter')
}

async function expectFailing(page: Page, path: string, heading: string): Promise<void> {
  const calls = callsOf(path)
  await page.route(calls, (route) => route.fulfill({ status: 500, json: { message: 'Internal Server Error', requestId: 'x' } }))
  await leaveTo(page, path)
  await expect(page.getByRole('main')).toContainText("It's our mistake and we've logged it. Please try again.")
  await expectGood(page, `failing-${path.slice(7)}`)
  await page.unroute(calls)
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Try again' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}

async function expectSlow(page: Page, path: string, heading: string): Promise<void> {
  const held: Route[] = []
  let isHeld = true
  const calls = callsOf(path)
  await page.route(calls, async (route) => {
    if (isHeld) held.push(route)
    else await route.continue()
  })
  await leaveTo(page, path)
  await expect(page.locator('[data-waiting]')).toBeVisible()
  await expect(page.locator('[aria-live=polite]', { hasText: 'Loading the page' })).toHaveCount(1)
  await expectGoodAtBoth(page, `slow-${path.slice(7)}`)
  await expect(page.locator('[data-waiting]')).toBeVisible()
  isHeld = false
  await Promise.all(held.map((route) => route.continue()))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await page.unroute(calls)
}

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }
const otherThan = (page: Page) => (page.viewportSize()?.width === phone.width ? desktop : phone)

/** Checks the screen in the current size, then in the other one, in which the next state is opened. */
async function expectGoodAtBoth(page: Page, name: string): Promise<void> {
  await expectGood(page, name)
  await page.setViewportSize(otherThan(page))
  await expectGood(page, name)
}

for (const queue of queuesOfTest) {
  const { path, heading, empty, list } = queue
  const name = path.slice(7)

  test(`${heading}: empty, full, slow and failing, on a phone and on a wide screen`, async ({ page, database: { pool } }) => {
    test.slow()
    await page.setViewportSize(phone)
    await signIn(page)
    await clear(queue, pool)
    await page.goto(path)
    await expect(page.getByRole('heading', { name: empty })).toBeVisible()
    await expectGoodAtBoth(page, `empty-${name}`)

    await fill(queue, pool)
    await page.reload()
    const entries = page.getByRole('list', { name: list, exact: true }).locator('> li')
    await expect(entries).toHaveCount(100)
    await expect(page.getByText(`${manyEntries} waiting`)).toBeVisible()
    if (name !== 'contact-messages') await expect(page.getByText(`100 of ${manyEntries} are shown.`)).toBeVisible()
    await expectGoodAtBoth(page, `full-${name}`)
    expect(await page.title(), 'what people write is a text').not.toBe('run')
    await expectSlow(page, path, heading)
    await expect(entries).toHaveCount(100)
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size)
      await expectFailing(page, path, heading)
      await expect(entries).toHaveCount(100)
    }
  })

  for (const { width, height } of [phone, desktop]) {
    test(`${heading}: the next entry is claimed by the keyboard, ${width} pixels wide`, async ({ page, database: { pool } }) => {
      await page.setViewportSize({ width, height })
      await signIn(page)
      await clear(queue, pool)
      for (const at of [1, 2, 3]) await queue.add(pool, at)
      await page.goto(path)
      const next = page.getByRole('button', { name: 'Claim Next' })
      await refuse(page, `POST **/api/admin/queues/${name}/next`, 500, { message: 'Internal Server Error' })
      await pressOn(page, next)
      await expectMessage(page, 'Not Claimed')
      await pressOn(page, next)
      await expect(page).toHaveURL(`${path}?show=mine`)
      const entries = page.getByRole('list', { name: list, exact: true }).locator('> li')
      await expect(entries).toHaveCount(1)
      await expect(entries).toContainText('Claimed by you until')
      await expectGood(page, `claimed-${name}`)
      await tabTo(page, entries.getByRole('button', { name: /^Give back/ }))
      await page.keyboard.press('Enter')
      await expect(entries.getByRole('button', { name: /^Claim/ })).toBeVisible()
    })
  }
}

test('when everything that was shown is decided, the next entries follow', async ({ page, database: { pool } }) => {
  const [ratings] = queuesOfTest
  if (!ratings) throw new Error('there is no queue')
  await signIn(page)
  await pool.query('delete from company_ratings')
  await ratings.add(pool, 1)
  await page.goto(ratings.path)
  // This entry is added after the list was read, like those after the first hundred.
  await ratings.add(pool, 0)
  const entries = page.getByRole('list', { name: ratings.list }).locator('> li')
  await entries.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Everything that was shown is decided.')).toBeVisible()
  await pressOn(page, page.getByRole('link', { name: 'Show the next' }))
  await expect(entries).toHaveCount(1)
  await entries.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { name: ratings.empty })).toBeVisible()
})
