import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './fixtures.ts'

/** Checks WCAG 2.2 A and AA as far as it can be tested automatically. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await barriersOn(page)).toEqual([])
}

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export async function barriersOn(page: Page, rules?: string[]): Promise<object[]> {
  // axe stays loaded until the next navigation.
  if (!(await page.evaluate(() => 'axe' in window))) await bringAxe(page)
  const options = { runOnly: rules ?? tags, resultTypes: ['violations' as const] }
  const stop = await page.evaluateHandle(settle)
  const alike = await page.evaluateHandle(repetitions)
  const broken = await page.evaluate(
    async ({ chosen, exclude }) => {
      const { axe: inPage } = window as typeof window & { axe: typeof axe } // `bringAxe` has loaded it
      const { violations } = await inPage.run({ exclude }, chosen)
      return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }))
    },
    { chosen: options, exclude: alike },
  )
  await alike.dispose()
  await stop.evaluate((end) => end())
  return broken
}

/**
 * Runs in the page. Returns list entries that differ from others only in the numbers of their texts, ids and URLs, except the first two and last two
 * of each kind: their results would be the same. They stay in the page, because the other elements are checked against them.
 */
function repetitions(): Element[] {
  const own = / (?:id|for|href|name|value|datetime|aria-label|aria-labelledby|aria-describedby|aria-controls)="[^"]*"|>[^<]+/g
  const numbers = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|_[rR]_\w+?_|\d+/g
  const ids = Map.groupBy(document.querySelectorAll('[id]'), ({ id }) => id)
  const references = ['id', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls']
  // Missing and duplicate ids count as differences.
  const countsOf = (entry: Element) =>
    [entry, ...entry.querySelectorAll('*')].flatMap((element) =>
      references.flatMap((name) => element.getAttribute(name)?.split(' ') ?? []).map((id) => ids.get(id)?.length ?? 0),
    )
  const shapeOf = (entry: Element) => {
    const markup = entry.outerHTML.replaceAll(own, (text) => text.replaceAll(numbers, '0'))
    const states = entry.querySelectorAll(':checked, :focus, :hover, :popover-open')
    return [markup, ...countsOf(entry), states.length].join(' ')
  }
  const lists = new Set([...document.querySelectorAll('li, tr')].map((entry) => entry.parentElement))
  return [...lists].flatMap((list) => {
    const entries = [...(list?.children ?? [])]
    return entries.length < 5 ? [] : Object.values(Object.groupBy(entries, shapeOf)).flatMap((group = []) => group.slice(2, -2))
  })
}

/**
 * Scrolls to the top, where the sticky header covers no control, and disables transitions and animations, during which colours are too pale. Returns
 * a function that restores them.
 */
async function settle(): Promise<() => void> {
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
  document.adoptedStyleSheets.push(still)
  window.scrollTo(0, 0)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return () => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still))
}

/** Loads axe through the protocol, because `page.evaluate` would compile its source twice. */
async function bringAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: source })
  await session.detach()
}
