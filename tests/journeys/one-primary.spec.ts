import type { Page } from '@playwright/test'
import { demoSignIns } from '#app/server/demo/sign-ins.ts'
import { expect, test } from './fixtures.ts'
import { addressOf, samplesFor } from './samples.ts'
import { candidateScreens, sisterScreens, visitorScreens } from './screen-texts.ts'
import { onSister } from './sister.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

/**
 * The primary actions of the first view: buttons and links filled with our blue that are wholly in the window, as it is before anything is scrolled.
 * The mark of the present step or switch is filled too, but is no button or link.
 */
function primariesOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const blue = getComputedStyle(document.documentElement).getPropertyValue('--color-blue').trim()
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.setProperty('background-color', blue)
    const filled = getComputedStyle(probe).backgroundColor
    probe.remove()
    return [...document.querySelectorAll<HTMLElement>('a, button')]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).backgroundColor === filled)
      .filter((one) => {
        const { top, bottom, left, right, height } = one.getBoundingClientRect()
        return height > 0 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
      })
      .map((one) => one.textContent.trim())
  })
}

async function expectOnePrimary(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    expect.soft((await primariesOn(page)).length, `${address}: ${(await primariesOn(page)).join(', ')}`).toBeLessThanOrEqual(1)
  }
}

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test('no screen of a visitor has two primary actions in its first view', async ({ page, baseURL }) => {
      test.slow()
      const samples = await samplesFor(page)
      await expectOnePrimary(page, [...visitorScreens.map((screen) => addressOf(screen, samples).address), '/auth', '/blog'])
      await expectOnePrimary(
        page,
        sisterScreens.map((screen) => onSister(baseURL, addressOf(screen, samples).address)),
      )
    })

    test('no screen of a candidate has two primary actions in its first view', async ({ page }) => {
      test.slow()
      const { email, password } = demoSignIns.candidate
      expect((await page.request.post('/api/auth/login', { data: { email, password } })).status()).toBe(200)
      const samples = await samplesFor(page)
      await expectOnePrimary(
        page,
        candidateScreens.map((screen) => addressOf(screen, samples).address),
      )
    })
  })
}
