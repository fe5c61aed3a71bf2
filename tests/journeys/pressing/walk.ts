import { OutOfReach } from './press-element.ts'
import { rest } from './rest.ts'
import {
  isSame,
  longMs,
  longRestMs,
  look,
  type Path,
  pressKey,
  reach,
  restore,
  settle,
  shortRestMs,
  type Walk,
} from './restore.ts'

/** A pending press, and what had actually been pressed when its element was found. */
type Step = { readonly path: Path; readonly trail: Path }
type Size = { readonly width: number; readonly height: number }

const deepest = 3
const shortMs = 600
const enough = 3

/**
 * Presses everything in a window of the first size, including elements that appear later, and then the elements that only the second size shows. The
 * page is opened once for both sizes.
 */
export async function pressAtBoth(walk: Walk, first: Size, second: Size): Promise<void> {
  const { page } = walk
  await page.setViewportSize(first)
  await restore(walk, [])
  await page.setViewportSize(second)
  await rest(walk, longRestMs)
  const inSecond = await look(walk)
  await page.setViewportSize(first)
  await settle(walk, [])
  await pressFrom(walk, await look(walk))
  if (inSecond.every((key) => walk.seen.has(key))) return
  await page.setViewportSize(second)
  await pressEverything(walk)
}

/** Presses every element, including those that appear after a press. */
async function pressEverything(walk: Walk): Promise<void> {
  walk.states.clear()
  await pressFrom(walk, await restore(walk, []))
}

async function pressFrom(walk: Walk, keys: Path): Promise<void> {
  const todo = await freshSteps(walk, [], keys)
  for (let step = todo.shift(); step; step = todo.shift()) {
    if (await isAlive(walk, step)) todo.unshift(...(await whatFollows(walk, step.path)))
    else walk.trail = null
  }
}

/**
 * Tries a press in the current state; if it has no effect, on the fresh screen; if the element is missing there, after everything that had been
 * pressed before it was found.
 */
async function isAlive(walk: Walk, { path, trail }: Step): Promise<boolean> {
  const parent = path.slice(0, -1)
  const again = [() => restore(walk, parent), ...(isSame(trail, parent) ? [] : [() => restore(walk, trail)])]
  let why = ''
  for (const goThere of [() => reach(walk, path), ...again]) {
    try {
      await goThere()
      const effects = await pressKey(walk, path.at(-1) ?? '', why ? longMs : shortMs)
      if (effects.length > 0) return true
      why = 'nothing happens'
    } catch (error) {
      if (!(error instanceof OutOfReach)) throw error
      why = error.message
    }
  }
  walk.dead.push(`${path.join(' → ')}: ${why}`)
  return false
}

async function whatFollows(walk: Walk, path: Path): Promise<Step[]> {
  const { page, address, hearing, trail } = walk
  walk.trail = null
  try {
    await rest(walk, shortRestMs)
    if (hearing.chunks > 0) await rest(walk, longRestMs)
  } catch (error) {
    if (!/context was destroyed|navigation/.test(String(error))) throw error
  }
  if (new URL(page.url()).pathname !== new URL(address).pathname) return []
  const keys = await look(walk)
  walk.trail = trail
  if (isSame(trail, path)) walk.states.set(path.join(), keys)
  return path.length < deepest ? freshSteps(walk, path, keys) : []
}

/** Returns the elements to press next. Of frequent kinds, such as buttons in a list of jobs, a few are enough. */
async function freshSteps({ page, seen, kinds, trail }: Walk, path: Path, keys: Path): Promise<Step[]> {
  const kindOf = await page.evaluate(() => window.inPage.listKinds())
  const fresh = keys.filter((key, index) => {
    const kind = kindOf[index] ?? ''
    const count = kinds.get(kind) ?? 0
    if (seen.has(key) || count === enough) return false
    seen.add(key)
    kinds.set(kind, count + 1)
    return true
  })
  return fresh.map((key) => ({ path: [...path, key], trail: trail ?? [] }))
}
