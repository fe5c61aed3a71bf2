import type { Page } from '@playwright/test'
import type { PressResult } from './hearing.ts'

/** Presses an element and returns the effects. */
export async function press(page: Page, hearing: PressResult, index: number, patienceMs: number): Promise<readonly string[]> {
  const { x, y, covered } = await page.evaluate((at) => window.inPage.aimAt(at), index)
  if (covered) throw new OutOfReach(`it is under ${covered}`)
  await page.mouse.move(x, y)
  await page.evaluate(() => window.inPage.quiet(60, 2_000))
  await page.evaluate((at) => window.inPage.startWatching(at), index)
  hearing.effects.length = 0
  hearing.chunks = 0
  await page.mouse.down()
  await page.mouse.up()
  return effectsWithin(page, hearing.effects, patienceMs)
}

/** Thrown if something covers the element, or it no longer exists. */
export class OutOfReach extends Error {}

async function effectsWithin(page: Page, heard: readonly string[], patienceMs: number): Promise<readonly string[]> {
  const until = Date.now() + patienceMs
  for (;;) {
    const seen = await seenIn(page)
    if (seen.length + heard.length > 0) return [...seen, ...heard]
    if (Date.now() > until) return []
    // Waits by time instead of by frames, because each frame would cost layout and painting.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 30))).catch(() => {})
  }
}

/** Returns the effects so far. A page that is navigating cannot be evaluated, which counts as an effect. */
async function seenIn(page: Page): Promise<readonly string[]> {
  try {
    return await page.evaluate(() => window.inPage.effectsSoFar())
  } catch {
    return ['went elsewhere']
  }
}
