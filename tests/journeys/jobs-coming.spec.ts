/** New jobs arrive while someone turns the pages. The test has its own server and database. */
import type { Page } from '@playwright/test'
import { openDatabase } from '#platform/server/db.ts'
import { startCluster } from '#platform/server/postgres/cluster.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { expect, test as base } from './fixtures.ts'
import { served } from './with-provider.ts'

type Board = { readonly address: string; readonly post: (count: number) => Promise<void> }

/** The timeout is long because a server and a database start first. */
const startMs = 90_000

const test = base.extend<{ readonly board: Board }>({
  board: [
    // oxlint-disable-next-line no-empty-pattern -- so a fixture says that it needs no other
    async ({}, use) =>
      served({}, async ({ address }, folder) => {
        // This connects to the cluster that already runs in the folder.
        const { urlOf } = await startCluster(folder)
        const { db, close } = openDatabase(urlOf('pasand'), console.error)
        const { employerId: postedBy } = await aJob(db)
        await use({
          address,
          post: async (count) => {
            for (let i = 0; i < count; i++) await aJob(db, { postedBy })
          },
        })
        await close()
      }),
    { timeout: startMs },
  ],
})

test.slow()

const next = (page: Page) => page.getByRole('link', { name: 'Next' })
const previous = (page: Page) => page.getByRole('link', { name: 'Previous' })

async function shown(page: Page, number: number): Promise<(string | null)[]> {
  await expect(page.getByText(`Page ${number}`, { exact: true })).toBeVisible()
  return page
    .getByRole('article')
    .getByRole('link', { name: /View details/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
}

async function turnsThePages(page: Page, { address, post }: Board, hasScripts: boolean): Promise<void> {
  await post(44)
  await page.goto(`${address}/jobs`)
  const pages = [await shown(page, 1)]
  for (const number of [2, 3]) {
    await post(3)
    await next(page).click()
    pages.push(await shown(page, number))
  }
  expect(pages.map(({ length }) => length)).toEqual([20, 20, 5])
  expect(new Set(pages.flat()).size).toBe(45)
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()

  await page.reload()
  expect(await shown(page, 3)).toEqual(pages[2])
  await page.goBack()
  expect(await shown(page, 2)).toEqual(pages[1])
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${address}/jobs?page=2`)
  await page.goForward()
  expect(await shown(page, 3)).toEqual(pages[2])

  // With page numbers, new jobs would have moved the end of each page to the next one. With cursors, nothing is repeated.
  const [first = [], second = []] = pages
  const byNumber = [...first.slice(14), ...second.slice(0, 14)]
  await previous(page).click()
  expect(await shown(page, 2)).toEqual(hasScripts ? second : byNumber)
  await next(page).click()
  expect((await shown(page, 3)).slice(-5)).toEqual(pages[2])
  await page.goto(`${address}/jobs?page=2`)
  expect(await shown(page, 2)).toEqual(byNumber)
  await previous(page).click()
  await shown(page, 1)
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
}

test('while new jobs arrive, none is shown twice, none is skipped, and going back shows every page again', async ({
  page,
  board,
}) => {
  await turnsThePages(page, board, true)
})

test('another order starts at the first page, and so does a cursor that is no longer valid', async ({ page, board }) => {
  const { address, post } = board
  await post(20)
  await page.goto(`${address}/jobs`)
  await next(page).click()
  await shown(page, 2)
  await page.getByLabel('Sort by').selectOption('salary-high')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(`${address}/jobs?sort=salary-high`)
  await shown(page, 1)
  await page.goto(`${address}/jobs?sort=recent&page=2&cursor=none-of-ours`)
  await expect(page.getByRole('alert')).toContainText('The address is out of date or incomplete.')
  await page.getByRole('link', { name: 'Go to page 1' }).click()
  await expect(page).toHaveURL(`${address}/jobs?sort=recent`)
  await shown(page, 1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('while new jobs arrive, none is shown twice and none is skipped', async ({ page, board }) => {
    await turnsThePages(page, board, false)
  })
})
