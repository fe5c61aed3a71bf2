import type { Page } from '@playwright/test'
import { barriersOn } from './axe.ts'
import { expect } from './fixtures.ts'
import { desk, phone } from './pressing/sizes.ts'

/** What is there in a window of either size: a screen that is only looked at is opened once for both. `every-screen.spec.ts` opens it in each. */
export async function inBothSizes(page: Page, lookAt: (width: number) => Promise<void>): Promise<void> {
  for (const size of [phone, desk]) {
    await page.setViewportSize(size)
    await lookAt(size.width)
  }
}

/** The screen is as wide as its window, and has no barriers. With SHOTS its picture is written there. */
export async function expectGood(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS']
  // Once more if need be: in the first moment after the window has become narrower it is still laid out for the wide one.
  await expect.poll(() => page.evaluate(whatIsTooWide), name).toEqual([])
  if (folder) await page.screenshot({ path: `${folder}/${name}-${page.viewportSize()?.width}.png`, fullPage: true })
  expect(await barriersOn(page), name).toEqual([])
}

/** Runs in the page. The innermost elements beyond the right edge, if the page can be scrolled sideways. */
function whatIsTooWide(): string[] {
  const room = innerWidth
  const width = document.documentElement.scrollWidth
  if (width <= room) return []
  const beyond = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > room)
  const innermost = beyond.filter((element) => !beyond.some((other) => other !== element && element.contains(other)))
  return [`${width} of ${room} pixels`, ...innermost.map((element) => element.outerHTML.slice(0, 200))]
}
