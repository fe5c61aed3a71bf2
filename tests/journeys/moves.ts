import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Records the layout shifts of visible content until the first press. */
export async function noteMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moves: Move[] = []
    Reflect.set(window, 'moves', moves)
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, startTime, hadRecentInput, sources } = entry as PerformanceEntry & ShiftEntry // the fields of a layout-shift entry
        if (hadRecentInput) continue
        const what = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 120)
          return `${name} ${JSON.stringify([from, to])}`
        })
        moves.push({ by: value, at: startTime, what })
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    // The last parsed content is painted in the next frame. Uses the current time, because the time of the frame may be earlier.
    addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => requestAnimationFrame(() => Reflect.set(window, 'parsed', performance.now()))),
    )
    addEventListener('pointerdown', () => observer.disconnect(), { capture: true })
  })
}

type Move = { readonly by: number; readonly at: number; readonly what: readonly string[] }

type ShiftEntry = {
  readonly value: number
  readonly startTime: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** The smallest relevant shift: less than a pixel of a line of text, as rounding in another window size may cause. */
const least = 0.0005

/**
 * While the HTML is still being parsed, the browser may paint any part of the page. Rows of buttons on the right and tables then change their width
 * when the rest arrives.
 */
const mostWhileParsed = 0.02

export async function expectSteady(page: Page, at: string): Promise<void> {
  await page.waitForFunction(() => Reflect.has(window, 'parsed'))
  const { moves, parsed } = await page.evaluate(() => ({
    moves: Reflect.get(window, 'moves') as Move[], // set by `noteMoves`
    parsed: Reflect.get(window, 'parsed') as number, // set by `noteMoves`
  }))
  const early = moves.filter((move) => move.at <= parsed)
  const late = moves.filter((move) => move.at > parsed)
  for (const [some, most] of [
    [early, mostWhileParsed],
    [late, least],
  ] as const) {
    const sum = some.reduce((all, { by }) => all + by, 0)
    expect.soft(sum, `${at}: what was shown has moved: ${JSON.stringify(some)}`).toBeLessThan(most)
  }
}
