import type { Page } from '@playwright/test'
import type { Hearing } from './hearing.ts'

const patienceMs = 15_000

/** Until the screen has taken over what the server drew, has all it asked for, and nothing has changed for a moment. */
export async function rest({ page, hearing }: { readonly page: Page; readonly hearing: Hearing }, forMs: number): Promise<void> {
  await page.waitForFunction(() => window.inPage.isReady(), undefined, { polling: 'raf' })
  // What is fetched at the first sign of a person shall not look like the doing of a button.
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointerdown')))
  const until = Date.now() + patienceMs
  let hadAll = false
  do {
    hadAll = hearing.waiting.size === 0
    await page.evaluate((ms) => window.inPage.quiet(ms, 2_000), forMs)
  } while (!(hadAll && hearing.waiting.size === 0) && Date.now() < until)
}
