import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Each layout shift of visible content, until something is pressed. */
export async function noteMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moves: { by: number; what: string[] }[] = []
    Reflect.set(window, 'moves', moves)
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & ShiftEntry // a newer name of an API that all browsers with it report
        if (hadRecentInput) continue
        const what = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 120)
          return `${name} ${JSON.stringify([from, to])}`
        })
        moves.push({ by: value, what })
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    addEventListener('pointerdown', () => observer.disconnect(), { capture: true })
  })
}

type ShiftEntry = {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** Less than a pixel of a line of text, as rounding between two sizes of the window may give. */
const least = 0.0005

export async function expectSteady(page: Page, at: string): Promise<void> {
  const moves: { by: number; what: string[] }[] = await page.evaluate(() => Reflect.get(window, 'moves'))
  const sum = moves.reduce((all, { by }) => all + by, 0)
  expect.soft(sum, `${at}: what was shown has moved: ${JSON.stringify(moves)}`).toBeLessThan(least)
}
