import type { Page } from '@playwright/test'
import { barriersOn } from './axe.ts'
import { expect } from './fixtures.ts'
import { desktop, phone } from './pressing/sizes.ts'

/**
 * Runs checks on an open screen in both window sizes. For screens without interaction, opening the page once is enough; `every-screen.spec.ts` opens
 * it in each size.
 */
export async function inBothSizes(page: Page, lookAt: (width: number) => Promise<void>): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await lookAt(size.width)
  }
}

/** Checks that the screen fits the width of the window and has no accessibility barriers. Saves a screenshot in the folder SHOTS, if that is set. */
export async function expectGood(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS']
  // Polled, because right after the window has become narrower, the page still has the layout of the wide window.
  await expect.poll(() => page.evaluate(whatIsTooWide), name).toEqual([])
  if (folder) await page.screenshot({ path: `${folder}/${name}-${page.viewportSize()?.width}.png`, fullPage: true })
  expect(await barriersOn(page), name).toEqual([])
}

/** Runs in the page. Returns the innermost elements that extend beyond the right edge, if the page can be scrolled sideways. */
function whatIsTooWide(): string[] {
  const room = innerWidth
  const width = document.documentElement.scrollWidth
  if (width <= room) return []
  const beyond = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > room)
  const innermost = beyond.filter((element) => !beyond.some((other) => other !== element && element.contains(other)))
  return [`${width} of ${room} pixels`, ...innermost.map((element) => element.outerHTML.slice(0, 200))]
}
