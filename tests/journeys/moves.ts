import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** A layout shift over 0.1 counts as poor; this leaves room for a slow machine. */
const mostMoved = 0.08

/**
 * Each layout shift of visible content, until something is pressed. Not when the fonts arrive: how far a machine's own font differs from ours says
 * nothing about the screens.
 */
export async function noteMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moves: { by: number; what: string[] }[] = []
    Reflect.set(window, 'moves', moves)
    let fontsAt = -Infinity
    document.fonts.addEventListener('loadingdone', () => (fontsAt = performance.now()))
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources, startTime } = entry as PerformanceEntry & ShiftEntry // a newer name of an API that all browsers with it report
        // A busy machine draws them late.
        if (hadRecentInput || Math.abs(startTime - fontsAt) < 1_500) continue
        moves.push({ by: value, what: sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '')) })
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    addEventListener('pointerdown', () => observer.disconnect(), { capture: true })
  })
}

type ShiftEntry = {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

export async function expectSteady(page: Page, at: string): Promise<void> {
  const moves: { by: number; what: string[] }[] = await page.evaluate(() => Reflect.get(window, 'moves'))
  const sum = moves.reduce((all, { by }) => all + by, 0)
  expect.soft(sum, `${at}: what was shown has moved: ${JSON.stringify(moves)}`).toBeLessThan(mostMoved)
}
