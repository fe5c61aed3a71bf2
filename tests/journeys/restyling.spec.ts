/** An added element must not restyle the page: with a `:has()` that any element could match, the browser would match all elements again. */
import type { Page } from '@playwright/test'
import { signInAs } from './employers.ts'
import { expect, test } from './fixtures.ts'

type TraceEvent = { readonly name: string; readonly args: { readonly elementCount?: number } }

/** Returns how many elements are restyled when an empty element is added. Takes the least of three tries, because a page also changes by itself. */
async function restyled(page: Page): Promise<number> {
  const counts = [await restyledOnce(page), await restyledOnce(page), await restyledOnce(page)]
  return Math.min(...counts)
}

async function restyledOnce(page: Page): Promise<number> {
  const browser = page.context().browser()
  await browser?.startTracing(page, { categories: ['-*', 'devtools.timeline'] })
  await page.evaluate(() => {
    document.querySelector('main h1')?.after(document.createElement('i'))
    // Reading a size makes the browser compute the changed styles.
    return document.body.offsetHeight
  })
  const trace = (await browser?.stopTracing())?.toString() ?? '{}'
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] } // Chromium's format
  return Math.max(0, ...traceEvents.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0))
}

const screens = [
  [null, ['/', '/jobs', '/aisacv', '/salary-calculator']],
  ['candidate', ['/jobs', '/cv-builder', '/profile']],
  ['employer', ['/employer-portal', '/employer-portal/applicants', '/employer-portal/resumes']],
] as const

for (const [who, paths] of screens)
  test(`what is added to a screen of a ${who ?? 'visitor'} restyles little else`, async ({ page }) => {
    if (who) await signInAs(page, who)
    for (const path of paths) {
      await page.goto(path)
      // The styles of other screens are loaded after the page.
      await page.waitForFunction(() => document.styleSheets.length > 1)
      await page.waitForLoadState('networkidle')
      const count = await restyled(page)
      expect(count, path).toBeGreaterThan(0)
      expect(count, path).toBeLessThan(40)
    }
  })
