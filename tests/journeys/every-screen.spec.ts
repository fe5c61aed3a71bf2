import type { Page } from '@playwright/test'
import { barriersOn } from './axe.ts'
import { expectDark } from './dark.ts'
import { expect, test } from './fixtures.ts'
import { expectSteady, noteMoves } from './moves.ts'
import { primariesOn } from './primaries.ts'
import { employerScreens, hiringScreens } from './employer-screen-texts.ts'
import { signInAs } from './employers.ts'
import { addressOf, employerSamplesFor, type Samples, samplesFor } from './samples.ts'
import { candidateScreens, sisterScreens, visitorScreens } from './screen-texts.ts'
import type { ScreenText } from './shared-texts.ts'
import { onSister } from './sister.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

const softly = expect.configure({ soft: true })

async function look(page: Page, screen: ScreenText, samples: Samples, host = ''): Promise<void> {
  const at = `${screen.path} at ${page.viewportSize()?.width}`
  const { address, name } = addressOf(screen, samples)
  await page.goto(host + address)
  const heading = screen.heading.startsWith(':') ? name : screen.heading
  await softly(page.getByRole('heading', { level: 1 }), at).toHaveText(heading)
  // On a busy machine the scripts may come so late that the page offers to reload for a moment.
  const isLoading = page.getByRole('alert').filter({ hasText: 'This page has not loaded completely' })
  await softly(isLoading, at).toHaveCount(0)
  const primaries = await primariesOn(page)
  softly(primaries.length, `${at}: more than one primary action: ${primaries.join(', ')}`).toBeLessThanOrEqual(1)
  await expectSaid(page, screen, at)
  await expectFrame(page, screen, at)
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  softly(tooWide, `${at}: wider than the window`).toBeLessThanOrEqual(0)
  softly(await barriersOn(page), `${at}: barriers`).toEqual([])
  await expectSteady(page, at)
  if (page.viewportSize()?.width === 390) await expectDark(page, at)
}

async function expectSaid(page: Page, { said, fields = [] }: ScreenText, at: string): Promise<void> {
  const main = page.getByRole('main')
  const folds = await main.locator('details > summary:visible').all()
  if (folds.length > 0) await page.waitForLoadState('networkidle')
  // The elements are opened from the last to the first, because an opened one may contain more of them.
  for (const fold of folds.toReversed()) await fold.click()
  // On phones the filters are in a sheet.
  const sheet = main.locator('button[popovertarget]:visible')
  const hasSheet = (await sheet.count()) > 0
  if (hasSheet) await sheet.first().click()
  // A hint, or "optional", may follow the name.
  for (const name of fields) await softly(main.getByLabel(new RegExp(`^${name}`)).first(), `${at}: ${name}`).toBeVisible()
  const missing = async () => {
    const text = (await main.innerText()).replaceAll(/\s+/g, ' ')
    return said.filter((one) => !text.includes(one))
  }
  await softly.poll(missing, `${at}: not said`).toEqual([])
  if (hasSheet) await page.keyboard.press('Escape')
}

/** Checks that the screen has one of each landmark, the mark at the current place in the navigation, and Home and Back. */
async function expectFrame(page: Page, { place, isInner = true }: ScreenText, at: string): Promise<void> {
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) await softly(page.getByRole(landmark), at).toHaveCount(1)
  // The place is marked in the bar of a wide screen and in the menu of a phone.
  await softly(page.getByRole('banner').locator('a[aria-current=page]'), at).toHaveText(place ? [place, place] : [])
  const ways = page.getByRole('navigation', { name: 'Way out' }).getByRole('link')
  await softly(ways, at).toHaveText(isInner ? ['Home', 'Back'] : [])
}

for (const viewport of sizes) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport })
    test.beforeEach(async ({ page }) => noteMoves(page))

    test('every screen of a visitor has its specified texts and passes the accessibility check', async ({ page }) => {
      test.slow()
      const samples = await samplesFor(page)
      for (const screen of [...visitorScreens, ...hiringScreens]) await look(page, screen, samples)
    })

    test('every screen of a candidate has its specified texts and passes the accessibility check', async ({ page }) => {
      test.slow()
      const asha = { email: 'asha@pasand.example', password: 'namaste-pasand' }
      expect((await page.request.post('/api/auth/login', { data: asha })).status()).toBe(200)
      const samples = await samplesFor(page)
      for (const screen of candidateScreens) await look(page, screen, samples)
    })

    test('every screen of an employer has its specified texts and passes the accessibility check', async ({ page }) => {
      test.slow()
      await signInAs(page, 'employer')
      const samples = await employerSamplesFor(page)
      for (const screen of employerScreens) await look(page, screen, samples)
    })

    test('every screen of the CV site has its specified texts and passes the accessibility check', async ({ page, baseURL }) => {
      const host = onSister(baseURL, '/').slice(0, -1)
      const samples = await samplesFor(page)
      for (const screen of sisterScreens) await look(page, screen, samples, host)
    })
  })
}
