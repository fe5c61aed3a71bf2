import type { Page } from '@playwright/test'
import { barriersOn } from './axe.ts'
import { expect } from './fixtures.ts'

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
