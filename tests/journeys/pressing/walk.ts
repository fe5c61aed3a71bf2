import type { Page } from '@playwright/test'
import type { PressResult } from './hearing.ts'
import type { Link } from './page-tools.ts'
import { OutOfReach, press } from './press-element.ts'
import { rest } from './rest.ts'

/** The elements that are pressed one after the other, from the fresh screen on. */
type Path = readonly string[]

export type Walk = {
  readonly page: Page
  readonly hearing: PressResult
  readonly address: string
  /** Elements that need not be pressed (again). */
  readonly seen: Set<string>
  readonly dead: string[]
  readonly links: Map<string, Link>
  /** What can be pressed after a path. */
  readonly states: Map<string, readonly string[]>
  /** The present path of the page; null when it is unknown. */
  at: Path | null
}

const deepest = 3
const shortMs = 600
const longMs = 4_000
const shortRestMs = 60
/** React shows late what a screen loads by itself: at most three times in a second. */
const longRestMs = 350

/** Presses everything that can be pressed, and everything that appears after that, each on the screen as it was. */
export async function pressEverything(walk: Walk): Promise<void> {
  walk.states.clear()
  await restore(walk, [])
  const todo = freshPaths(walk, [])
  for (let path = todo.shift(); path; path = todo.shift()) {
    if (await isAlive(walk, path)) todo.unshift(...(await whatFollows(walk, path)))
    else walk.at = null
  }
}

async function isAlive(walk: Walk, path: Path): Promise<boolean> {
  let why = 'nothing happens'
  for (const patienceMs of [shortMs, longMs]) {
    try {
      if (patienceMs === longMs || !isSame(walk.at, path.slice(0, -1))) await restore(walk, path.slice(0, -1))
      if ((await pressKey(walk, path.at(-1) ?? '', patienceMs)).length > 0) return true
    } catch (error) {
      if (!(error instanceof OutOfReach)) throw error
      why = error.message
    }
  }
  walk.dead.push(`${path.join(' → ')}: ${why}`)
  return false
}

async function pressKey({ page, hearing }: Walk, key: string, patienceMs: number): Promise<readonly string[]> {
  const keys = await page.evaluate(() => window.inPage.listPressables())
  if (!keys.includes(key)) throw new OutOfReach(`no ${key} among ${keys.join(', ')}`)
  return press(page, hearing, keys.indexOf(key), patienceMs)
}

/** The screen as it first was, then along the path again. */
async function restore(walk: Walk, path: Path): Promise<void> {
  const { page, address, hearing } = walk
  hearing.waiting.clear()
  await page.goto(address, { waitUntil: 'commit' })
  await settle(walk, [])
  for (const [length, key] of path.entries()) {
    await pressKey(walk, key, longMs)
    await settle(walk, path.slice(0, length + 1))
  }
  walk.at = path
  walk.states.set(path.join(), await look(walk))
}

/** The screen is idle, and if it has been seen before, everything that was there is there again. */
async function settle(walk: Walk, path: Path): Promise<void> {
  const known = walk.states.get(path.join())
  if (!known) return rest(walk, longRestMs)
  const until = Date.now() + longMs
  do {
    await rest(walk, shortRestMs)
    if (isSame(withoutMessages(await look(walk)), withoutMessages(known))) return
  } while (Date.now() < until)
}

/** What can be pressed now; links are recorded. */
async function look({ page, links }: Walk): Promise<readonly string[]> {
  for (const link of await page.evaluate(() => window.inPage.listLinks())) links.set(link.href, link)
  return page.evaluate(() => window.inPage.listPressables())
}

async function whatFollows(walk: Walk, path: Path): Promise<Path[]> {
  const { page, address, hearing } = walk
  walk.at = null
  try {
    await rest(walk, shortRestMs)
    if (hearing.chunks > 0) await rest(walk, longRestMs)
  } catch (error) {
    if (!/context was destroyed|navigation/.test(String(error))) throw error
  }
  if (new URL(page.url()).pathname !== new URL(address).pathname) return []
  walk.states.set(path.join(), await look(walk))
  walk.at = path
  const fresh = path.length < deepest ? freshPaths(walk, path) : []
  if (fresh.length === 0) await goBack(walk, path)
  return fresh
}

function freshPaths({ states, seen }: Walk, path: Path): Path[] {
  const fresh = (states.get(path.join()) ?? []).filter((key) => !seen.has(key))
  for (const key of fresh) seen.add(key)
  return fresh.map((key) => [...path, key])
}

/** Often the screen is in an earlier state of the path, or Escape restores one; if not, it is opened again when it is needed. */
async function goBack(walk: Walk, path: Path): Promise<void> {
  walk.at = await placeOf(walk, path)
  if (walk.at) return
  await walk.page.keyboard.press('Escape')
  await rest(walk, shortRestMs)
  walk.at = await placeOf(walk, path)
}

async function placeOf(walk: Walk, path: Path): Promise<Path | null> {
  const now = withoutMessages(await look(walk))
  const known = path.map((_, length) => path.slice(0, length)).toReversed()
  return known.find((prefix) => isSame(now, withoutMessages(walk.states.get(prefix.join()) ?? []))) ?? null
}

const withoutMessages = (keys: Path): Path => keys.filter((key) => !key.startsWith('message'))
const isSame = (one: Path | null, other: Path): boolean => one !== null && one.join('\n') === other.join('\n')
