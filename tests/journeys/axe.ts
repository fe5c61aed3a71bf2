import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './fixtures.ts'

/** WCAG 2.2 A and AA, as far as it can be tested automatically. Returns which elements break which rule. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await barriersOn(page)).toEqual([])
}

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export async function barriersOn(page: Page, rules?: string[]): Promise<object[]> {
  // Until the next page is opened, it is there for the next check.
  if (!(await page.evaluate(() => 'axe' in window))) await bringAxe(page)
  const options = { runOnly: rules ?? tags, resultTypes: ['violations' as const] }
  const stop = await page.evaluateHandle(settle)
  const alike = await page.evaluateHandle(repetitions)
  const broken = await page.evaluate(
    async ({ chosen, exclude }) => {
      const { axe: inPage } = window as typeof window & { axe: typeof axe } // evaluated just before
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
 * Runs in the page. Entries of long lists that differ from others in the numbers of their texts, ids and addresses only, so that the same is true of them:
 * all but the first two and the last two. They stay part of the page against which the others are checked.
 */
function repetitions(): Element[] {
  const own = / (?:id|for|href|name|value|datetime|aria-label|aria-labelledby|aria-describedby|aria-controls)="[^"]*"|>[^<]+/g
  const numbers = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|_[rR]_\w+?_|\d+/g
  const ids = Map.groupBy(document.querySelectorAll('[id]'), ({ id }) => id)
  const references = ['id', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls']
  // An id that is missing or there twice is a difference.
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

/** To the top, where no control is half behind the sticky header, and without a colour that still changes or a message that still appears: they would be too pale. Returns what ends this. */
async function settle(): Promise<() => void> {
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
  document.adoptedStyleSheets.push(still)
  window.scrollTo(0, 0)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return () => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still))
}

/** Not by `page.evaluate`, which compiles a text twice: once as part of a text to evaluate, once by itself. */
async function bringAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: source })
  await session.detach()
}
