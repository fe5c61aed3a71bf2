/** The limits of the screens: numbers, lengths, widths, and abbreviations. */
import type { Page } from '@playwright/test'
import type { Job } from '#features/jobs/contract.ts'
import { expect, test } from './fixtures.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

/** Makes the next searches find these jobs. */
async function found(page: Page, jobs: readonly Job[]): Promise<void> {
  await page.route('**/api/jobs?*', (route) => route.fulfill({ json: jobs, headers: { 'x-total-count': String(jobs.length) } }))
}

async function searchFor(page: Page, words: string): Promise<void> {
  await page.getByLabel('Search jobs').fill(words)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(`/jobs?q=${words}`)
}

const pays = [
  [999, 1_000, '₹999–₹1.0K'],
  [99_900, 100_000, '₹99.9K–₹1.0L'],
  [9_950_000, 10_000_000, '₹99.5L–₹1.0Cr'],
  [450_000, null, '₹4.5L+'],
  [null, 1_250_000, 'Up to ₹12.5L'],
] as const

const six = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']

test('a job card shortens pay and texts, and shows five of each; a page has twenty', async ({ page }) => {
  const [real]: Job[] = await (await page.request.get('/api/jobs?limit=1')).json()
  if (!real) throw new Error('the demo data has no job')
  const job = (over: Partial<Job>): Job => ({ ...real, id: crypto.randomUUID(), ...over })
  const short = job({ description: 'x'.repeat(150), requirements: six, benefits: six })
  const long = job({ description: 'word '.repeat(30) + 'y' })
  await page.goto('/jobs')
  await found(page, [short, long, ...pays.map(([salaryMin, salaryMax]) => job({ salaryMin, salaryMax }))])
  await searchFor(page, 'few')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(2 + pays.length)
  await expect(cards.nth(0).getByRole('button', { name: /^Read more/ })).toHaveCount(0)
  await expect(cards.nth(1).getByRole('button', { name: /^Read more/ })).toHaveCount(1)
  for (const name of ['Requirements', 'Benefits'])
    await expect(cards.nth(0).getByRole('heading', { name }).locator('+ ul > li')).toHaveText(six.slice(0, 5))
  for (const [at, [, , text]] of pays.entries()) await expect(cards.nth(2 + at)).toContainText(`Salary: ${text} a year`)

  const next = page.getByRole('navigation', { name: 'Pages' }).getByText('Next')
  await found(
    page,
    Array.from({ length: 19 }, () => job({})),
  )
  await searchFor(page, 'nineteen')
  await expect(cards).toHaveCount(19)
  await expect(next).toBeDisabled()
  await found(
    page,
    Array.from({ length: 20 }, () => job({})),
  )
  await searchFor(page, 'twenty')
  await expect(next).toHaveAttribute('href', '/jobs?q=twenty&page=2')
})

test('three of five urgent jobs are shown, and clearing a search leads from any page to the first', async ({ page }) => {
  const urgent: Job[] = await (await page.request.get('/api/jobs?urgent=true&limit=5')).json()
  await page.goto('/jobs?q=nurse&page=2')
  const titles = page.getByRole('region', { name: 'Urgent hiring' }).getByRole('listitem')
  await expect(titles).toHaveCount(3)
  for (const [at, { title }] of urgent.slice(0, 3).entries()) await expect(titles.nth(at)).toContainText(title)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('Page 1')).toBeVisible()
  await expect(page.getByLabel('Search jobs')).toHaveValue('')
})

test('nothing is loaded again without a reason: not on focus, not after a while, not after a failure', async ({ page }) => {
  await page.clock.install()
  await page.goto('/jobs')
  await page.waitForLoadState('networkidle')
  // What is fetched with the page is dropped after some minutes if nothing has used it, so the parts whose code follows must have it first.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main li')].every((item) => Object.keys(item).some((key) => key.startsWith('__react'))),
  )
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    dispatchEvent(new Event('focus'))
  })
  await page.clock.fastForward('30:00')
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([])
  await page.route('**/api/jobs?*', (route) => route.fulfill({ status: 502, body: '' }))
  await page.getByLabel('Search jobs').fill('driver')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to fetch jobs')
  await page.clock.fastForward('05:00')
  expect(calls.filter((path) => path === '/api/jobs')).toHaveLength(1)
})

for (const viewport of [phone, desktop]) {
  test(`one message at a time, for five seconds, and away to the right, ${viewport.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.clock.install()
    let sent = 0
    await page.route('**/api/contact', (route) => route.fulfill({ status: 503, json: { message: `Away for try ${sent}` } }))
    await page.goto('/contact-us')
    for (const name of ['First name', 'Last name', 'Subject', 'Message']) await page.getByLabel(name).fill('Meera')
    await page.getByLabel('Email').fill('meera@example.in')
    const message = page.locator('.toast')
    const send = async (): Promise<void> => {
      sent += 1
      await page.getByRole('button', { name: 'Send Message' }).click()
      // The text distinguishes the new message from the previous one.
      await expect(message).toContainText(`Away for try ${sent}`)
      await expect(message).toHaveCount(1)
    }
    await send()
    await page.clock.pauseAt(Date.now() + 60 * 60_000)
    await expect(message).toHaveCount(0)
    await send()
    await page.clock.runFor(2_500)
    await send()
    // The new message has its own five seconds.
    await page.clock.runFor(4_500)
    await expect(message).toHaveCount(1)
    await page.clock.runFor(1_000)
    await expect(message).toHaveCount(0)
    await page.clock.resume()
    await send()
    await swipe(page, 40)
    await expect(message).toHaveCount(1)
    await swipe(page, 70)
    await expect(message).toHaveCount(0)
  })
}

async function swipe(page: Page, byPx: number): Promise<void> {
  const { x, y } = (await page.locator('.toast').getByText('Away').boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 2, y + 5)
  await page.mouse.down()
  await page.mouse.move(x + 2 + byPx, y + 5, { steps: 8 })
  await page.mouse.up()
}
