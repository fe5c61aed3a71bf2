import type { Page } from '@playwright/test'
import { demoSignIns } from '#app/server/demo/sign-ins.ts'
import { expect, test } from './fixtures.ts'
import { signIn } from './people.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const openJob = (page: Page) => page.getByRole('region', { name: 'Open job' })
/** The first heading has the title; the one after it names the company. */
const openTitle = (page: Page) => openJob(page).getByRole('heading', { level: 2 }).first()
const titleOf = async (page: Page, place: number): Promise<string> =>
  (await page.getByRole('article').nth(place).getByRole('heading', { level: 3 }).textContent()) ?? '?'

test('a job opens beside the list under its own address, and Back closes it', async ({ page }) => {
  await page.goto('/jobs?q=nurse')
  const [first, second, third] = [await titleOf(page, 0), await titleOf(page, 1), await titleOf(page, 2)]
  await expect(openTitle(page)).toHaveText(first)
  const cards = page.getByRole('article')
  await page.getByLabel('Location').fill('typed, not sent')

  await cards
    .nth(1)
    .getByRole('link', { name: /View details/ })
    .click()
  await expect(page).toHaveURL(/\/jobs\/[\da-f-]{36}$/)
  await expect(openTitle(page)).toHaveText(second)
  await expect(cards).not.toHaveCount(0)
  await cards
    .nth(2)
    .getByText(/a year/)
    .click()
  await expect(openTitle(page)).toHaveText(third)
  await expect(cards.nth(2)).toHaveAttribute('aria-current', 'true')
  await expect(page.getByLabel('Location')).toHaveValue('typed, not sent')

  await page.goBack()
  await expect(openTitle(page)).toHaveText(second)
  await page.goBack()
  await expect(page).toHaveURL('/jobs?q=nurse')
  await expect(openTitle(page)).toHaveText(first)
  await page.goForward()
  await expect(page).toHaveURL(/\/jobs\/[\da-f-]{36}$/)

  // After a reload, or for another person, the URL opens the page of the job.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second)
  await expect(openJob(page)).toHaveCount(0)
})

test('with the keyboard alone a person searches, reads five jobs, saves two and applies, in at most 25 presses', async ({
  page,
}) => {
  await signIn(page, demoSignIns.candidate.email, demoSignIns.candidate.password)
  await page.goto('/jobs')
  await expect(openTitle(page)).toBeVisible()
  const buttonOf = (place: number, name: RegExp) => page.getByRole('article').nth(place).getByRole('button', { name })
  let presses = 0
  async function press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await page.keyboard.press(key)
      presses += 1
    }
  }
  // The focus moves past "Skip to main content", Home and Back to the search.
  await press('Tab', 'Enter', 'Tab', 'Tab', 'Tab')
  await expect(page.getByLabel('Search jobs')).toBeFocused()
  await press('n', 'u', 'r', 's', 'e', 'Enter')
  await expect(page).toHaveURL('/jobs?q=nurse')
  await expect(page.getByRole('article').first()).toContainText(/nurse/i)
  const read = new Set<string>()
  for (let place = 0; place < 5; place += 1) {
    await press('ArrowDown')
    const title = await titleOf(page, place)
    await expect(openTitle(page)).toHaveText(title)
    read.add(page.url())
    if (place === 1 || place === 3) {
      await press('s')
      await expect(buttonOf(place, /^Save/)).toHaveAttribute('aria-pressed', 'true')
    }
  }
  expect(read.size).toBe(5)
  await press('Enter')
  await expect(buttonOf(4, /^Applied/)).toBeVisible()
  expect(presses).toBeLessThanOrEqual(25)
})

test('the arrow keys open the jobs at once, beginning at the visible ones, and have no effect elsewhere', async ({ page }) => {
  await page.goto('/jobs')
  await expect(openTitle(page)).toBeVisible()
  const cards = page.getByRole('article')
  await page.keyboard.press('ArrowDown')
  await expect(cards.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(openTitle(page)).toHaveText(await titleOf(page, 1))

  await page.goto('/jobs')
  await expect(openTitle(page)).toBeVisible()
  await page.evaluate(() => scrollTo(0, 1_200))
  await expect(cards.nth(5)).not.toBeInViewport()
  // The sixth card begins behind the header.
  await cards.nth(5).evaluate((card) => scrollBy(0, card.getBoundingClientRect().top - 20))
  const place = 6
  await page.keyboard.press('ArrowDown')
  await expect(openTitle(page)).toHaveText(await titleOf(page, place))

  const address = page.url()
  await openJob(page).getByRole('link').first().focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('banner').getByRole('link', { name: 'Companies', exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('button', { name: 'Search', exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await page.getByLabel('Search jobs').focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Search jobs')).toBeFocused()
  expect(page.url()).toBe(address)
})

test('Back to the list as it was before any job was opened keeps its position', async ({ page }) => {
  await page.goto('/jobs')
  await expect(openTitle(page)).toBeVisible()
  const card = page.getByRole('article').nth(8)
  await card.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 300)
  const position = () => page.evaluate(() => Math.round(scrollY))
  await expect.poll(position).toBeGreaterThan(600)
  await card.getByRole('heading', { level: 3 }).click()
  await expect(openTitle(page)).toHaveText(await titleOf(page, 8))
  const before = await position()
  await page.goBack()
  await expect(openTitle(page)).toHaveText(await titleOf(page, 0))
  // The list was moved together with the focus.
  await expect(page.getByRole('article').nth(0)).toBeFocused()
  expect(Math.abs((await position()) - before)).toBeLessThan(20)
})

test('Back takes the focus to the card of the job that it opens', async ({ page }) => {
  await page.goto('/jobs')
  await expect(openTitle(page)).toBeVisible()
  const cards = page.getByRole('article')
  for (const place of [0, 1, 2]) {
    await page.keyboard.press('ArrowDown')
    await expect(openTitle(page)).toHaveText(await titleOf(page, place))
  }
  await page.goBack()
  await expect(openTitle(page)).toHaveText(await titleOf(page, 1))
  await expect(cards.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(openTitle(page)).toHaveText(await titleOf(page, 0))
})
