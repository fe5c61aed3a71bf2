import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Each layout shift of visible content, until something is pressed. */
export async function noteMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moves: Move[] = []
    Reflect.set(window, 'moves', moves)
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, startTime, hadRecentInput, sources } = entry as PerformanceEntry & ShiftEntry // a newer name of an API that all browsers with it report
        if (hadRecentInput) continue
        const what = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 120)
          return `${name} ${JSON.stringify([from, to])}`
        })
        moves.push({ by: value, at: startTime, what })
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    // The last of what was parsed is shown in the frame after. The clock, not the time of the frame, which may be older than what it shows.
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

/** Less than a pixel of a line of text, as rounding between two sizes of the window may give. */
const least = 0.0005

/** The browser may draw what it has of a page, anywhere in it. A row of buttons at the right, or a table, takes its width when the rest has come. */
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
