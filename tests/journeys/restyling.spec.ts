/** What is added to a page restyles itself, not the page: after `:has()`, a subject that could be any element would make the browser match all again. */
import type { Page } from '@playwright/test'
import { signInAs } from './employers.ts'
import { expect, test } from './fixtures.ts'

type TraceEvent = { readonly name: string; readonly args: { readonly elementCount?: number } }

/** How many elements are given a style again, at most at one time, when an empty element is added to the screen. Of three times the least: a page also works by itself. */
async function restyled(page: Page): Promise<number> {
  const counts = [await restyledOnce(page), await restyledOnce(page), await restyledOnce(page)]
  return Math.min(...counts)
}

async function restyledOnce(page: Page): Promise<number> {
  const browser = page.context().browser()
  await browser?.startTracing(page, { categories: ['-*', 'devtools.timeline'] })
  await page.evaluate(() => {
    document.querySelector('main h1')?.after(document.createElement('i'))
    // To ask for a size makes the browser style what has changed.
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
      // The page begins without the styles of other screens.
      await page.waitForFunction(() => document.styleSheets.length > 1)
      await page.waitForLoadState('networkidle')
      const count = await restyled(page)
      expect(count, path).toBeGreaterThan(0)
      expect(count, path).toBeLessThan(40)
    }
  })
