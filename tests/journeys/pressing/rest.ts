import type { Page } from '@playwright/test'
import type { PressResult } from './hearing.ts'

const patienceMs = 15_000

/** Waits until the screen is hydrated, its calls are answered, and nothing has changed for `forMs`. */
export async function rest(
  { page, hearing }: { readonly page: Page; readonly hearing: PressResult },
  forMs: number,
): Promise<void> {
  await page.waitForFunction(() => window.inPage.isReady(), undefined, { polling: 'raf' })
  // Triggers the code that loads at the first interaction, which must not count as the effect of a press.
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointerdown')))
  const until = Date.now() + patienceMs
  let hadAll = false
  do {
    hadAll = hearing.waiting.size === 0
    await page.evaluate((ms) => window.inPage.quiet(ms, 2_000), forMs)
  } while (!(hadAll && hearing.waiting.size === 0) && Date.now() < until)
}
