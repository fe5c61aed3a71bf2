import type { Page } from '@playwright/test'
import type { PressResult } from './hearing.ts'
import type { Link } from './page-tools.ts'
import { OutOfReach, press } from './press-element.ts'
import { rest } from './rest.ts'

/** The keys of the elements pressed one after another, starting from the fresh screen. */
export type Path = readonly string[]

export type Walk = {
  readonly page: Page
  readonly hearing: PressResult
  readonly address: string
  /** The elements that need no (further) press. */
  readonly seen: Set<string>
  /** The number of pressed elements of each kind. */
  readonly kinds: Map<string, number>
  readonly dead: string[]
  readonly links: Map<string, Link>
  /** The elements that can be pressed after each path. */
  readonly states: Map<string, Path>
  /** The elements pressed since the screen was opened. Null if it must be opened again. */
  trail: Path | null
}

export const longMs = 4_000
export const shortRestMs = 60
/** React batches content that a screen loads by itself and shows it at most three times a second. */
export const longRestMs = 350
/** Marks a point in the trail at which all popups were closed. */
const closed = 'closed'

/** Opens the screen again and repeats the path. Returns the elements that can be pressed then. */
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

/** Goes to the state in which the last element of the path can be pressed, if possible without opening the screen again. */
export async function reach(walk: Walk, path: Path): Promise<void> {
  const [parent, key = ''] = [path.slice(0, -1), path.at(-1)]
  if (isSame(walk.trail, parent)) return
  if (walk.trail !== null) {
    if (await isReached(walk, parent, key)) return
    await closeEverything(walk)
    if (await isReached(walk, parent, key)) return
    // The last press changed the screen, but the element still exists.
    if ((await look(walk)).includes(key)) return
  }
  await restore(walk, parent)
}

/** Checks whether the screen is in an earlier state of the path, and continues from there. */
async function isReached(walk: Walk, parent: Path, key: string): Promise<boolean> {
  const now = withoutMessages(await look(walk))
  const earlier = [...parent.keys(), parent.length].map((length) => parent.slice(0, length))
  const at = earlier.findLast((prefix) => isSame(withoutMessages(walk.states.get(prefix.join()) ?? []), now))
  if (!at) return false
  walk.trail = at
  if (!now.includes(key)) await pressAlong(walk, parent)
  return true
}

/** Closes menus and popups. If the next press closed them, that would look like its effect. */
async function closeEverything(walk: Walk): Promise<void> {
  await walk.page.keyboard.press('Escape')
  await walk.page.evaluate(() => window.inPage.pressOutside())
  await rest(walk, shortRestMs)
  walk.trail = [...(walk.trail ?? []), closed]
}

/** Makes the presses of the path that have not been made. */
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

/** Waits until the screen is idle and, if this state is known, until all of its elements are back. */
export async function settle(walk: Walk, path: Path): Promise<void> {
  const known = walk.states.get(path.join())
  if (!known) return rest(walk, longRestMs)
  const until = Date.now() + longMs
  do {
    await rest(walk, shortRestMs)
    if (isSame(withoutMessages(await look(walk)), withoutMessages(known))) return
  } while (Date.now() < until)
}

/** Returns the elements that can be pressed now, and records the links. */
export async function look({ page, links }: Walk): Promise<Path> {
  for (const link of await page.evaluate(() => window.inPage.listLinks())) links.set(link.href, link)
  return page.evaluate(() => window.inPage.listPressables())
}

const withoutMessages = (keys: Path): Path => keys.filter((key) => !key.startsWith('message'))
export const isSame = (one: Path | null, other: Path): boolean => one !== null && one.join('\n') === other.join('\n')
