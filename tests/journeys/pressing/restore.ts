import type { Page } from '@playwright/test'
import type { PressResult } from './hearing.ts'
import type { Link } from './page-tools.ts'
import { OutOfReach, press } from './press-element.ts'
import { rest } from './rest.ts'

/** The elements that are pressed one after the other, from the fresh screen on. */
export type Path = readonly string[]

export type Walk = {
  readonly page: Page
  readonly hearing: PressResult
  readonly address: string
  /** Elements that need not be pressed (again). */
  readonly seen: Set<string>
  /** How many of each kind have been pressed. */
  readonly kinds: Map<string, number>
  readonly dead: string[]
  readonly links: Map<string, Link>
  /** What can be pressed after a path. */
  readonly states: Map<string, Path>
  /** What has been pressed since the screen was opened; null when it must be opened again. */
  trail: Path | null
}

export const longMs = 4_000
export const shortRestMs = 60
/** React shows late what a screen loads by itself: at most three times in a second. */
export const longRestMs = 350
/** In a trail, where everything was closed. */
const closed = 'closed'

/** The screen as it first was, then along the path again. Returns what can be pressed then. */
export async function restore(walk: Walk, path: Path): Promise<Path> {
  const { page, address, hearing } = walk
  hearing.waiting.clear()
  await page.goto(address, { waitUntil: 'commit' })
  await settle(walk, [])
  walk.trail = []
  await pressAlong(walk, path)
  const keys = await look(walk)
  walk.states.set(path.join(), keys)
  return keys
}

/** To where the last element of the path can be pressed, without opening the screen again if possible. */
export async function reach(walk: Walk, path: Path): Promise<void> {
  const [parent, key = ''] = [path.slice(0, -1), path.at(-1)]
  if (isSame(walk.trail, parent)) return
  if (walk.trail !== null) {
    if (await isReached(walk, parent, key)) return
    await closeEverything(walk)
    if (await isReached(walk, parent, key)) return
    // Something was switched, added or removed; the element is still there.
    if ((await look(walk)).includes(key)) return
  }
  await restore(walk, parent)
}

/** Often the screen is in an earlier state of the path, from which it is pressed on. */
async function isReached(walk: Walk, parent: Path, key: string): Promise<boolean> {
  const now = withoutMessages(await look(walk))
  const earlier = [...parent.keys(), parent.length].map((length) => parent.slice(0, length))
  const at = earlier.findLast((prefix) => isSame(withoutMessages(walk.states.get(prefix.join()) ?? []), now))
  if (!at) return false
  walk.trail = at
  if (!now.includes(key)) await pressAlong(walk, parent)
  return true
}

/** A menu must be closed before the next press, because the press would close it: that would look like the effect of a button without one. */
async function closeEverything(walk: Walk): Promise<void> {
  await walk.page.keyboard.press('Escape')
  await walk.page.evaluate(() => window.inPage.pressOutside())
  await rest(walk, shortRestMs)
  walk.trail = [...(walk.trail ?? []), closed]
}

/** The presses of the path that are missing. */
async function pressAlong(walk: Walk, path: Path): Promise<void> {
  for (let length = walk.trail?.length ?? 0; length < path.length; length += 1) {
    const key = path[length] ?? ''
    await (key === closed ? closeEverything(walk) : pressKey(walk, key, longMs))
    await settle(walk, path.slice(0, length + 1))
  }
}

export async function pressKey(walk: Walk, key: string, patienceMs: number): Promise<readonly string[]> {
  const keys = await walk.page.evaluate(() => window.inPage.listPressables())
  if (!keys.includes(key)) throw new OutOfReach(`no ${key} among ${keys.join(', ')}`)
  const effects = await press(walk.page, walk.hearing, keys.indexOf(key), patienceMs)
  walk.trail = [...(walk.trail ?? []), key]
  return effects
}

/** The screen is idle, and if it has been seen before, everything that was there is there again. */
export async function settle(walk: Walk, path: Path): Promise<void> {
  const known = walk.states.get(path.join())
  if (!known) return rest(walk, longRestMs)
  const until = Date.now() + longMs
  do {
    await rest(walk, shortRestMs)
    if (isSame(withoutMessages(await look(walk)), withoutMessages(known))) return
  } while (Date.now() < until)
}

/** What can be pressed now; links are recorded. */
export async function look({ page, links }: Walk): Promise<Path> {
  for (const link of await page.evaluate(() => window.inPage.listLinks())) links.set(link.href, link)
  return page.evaluate(() => window.inPage.listPressables())
}

const withoutMessages = (keys: Path): Path => keys.filter((key) => !key.startsWith('message'))
export const isSame = (one: Path | null, other: Path): boolean => one !== null && one.join('\n') === other.join('\n')
