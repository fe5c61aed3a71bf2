import { type CvFields, isSame } from './cv-fields.ts'

/** More steps than anyone undoes. */
const maxSteps = 80

export type History = {
  /** Records the present state as a step. */
  readonly record: (now: CvFields) => void
  /** Call it after every change. Typing becomes a step when it pauses; any other change becomes one at once, and then it returns true. */
  readonly follow: (now: CvFields) => boolean
  /** Returns the previous state, or null if there is none. `redo` returns to `now`. */
  readonly undo: (now: CvFields) => CvFields | null
  readonly redo: () => CvFields | null
  /** Deletes all states except this one. */
  readonly restart: (now: CvFields) => void
  readonly canUndo: () => boolean
  readonly canRedo: () => boolean
}

/** The undo history of the whole CV over all its steps. It ends with the page; afterwards there are versions. */
export function openHistory(start: CvFields): History {
  const steps = openSteps(start)
  let seen = structuredClone(start)
  function see<T extends CvFields | null>(shown: T): T {
    if (shown) seen = structuredClone(shown)
    return shown
  }
  return {
    ...steps,
    record: (now) => steps.record(see(now)),
    follow: (now) => {
      const before = seen
      see(now)
      if (isTyping(before, now)) return false
      steps.record(before)
      steps.record(now)
      return true
    },
    undo: (now) => see(steps.undo(now)),
    redo: () => see(steps.redo()),
    restart: (now) => steps.restart(see(now)),
  }
}

function openSteps(start: CvFields): Omit<History, 'follow'> {
  let past: CvFields[] = [structuredClone(start)]
  let future: CvFields[] = []

  function record(now: CvFields): void {
    const last = past.at(-1)
    if (last && isSame(last, now)) return
    past = [...past, structuredClone(now)].slice(-maxSteps)
    future = []
  }

  return {
    record,
    undo: (now) => {
      record(now)
      const [last, ...rest] = past.toReversed()
      if (!last || rest.length === 0) return null
      past = rest.toReversed()
      future = [last, ...future]
      return structuredClone(past.at(-1) ?? null)
    },
    redo: () => {
      const [next, ...rest] = future
      if (!next) return null
      future = rest
      past = [...past, next]
      return structuredClone(next)
    },
    restart: (now) => {
      past = [structuredClone(now)]
      future = []
    },
    canUndo: () => past.length > 1,
    canRedo: () => future.length > 0,
  }
}

/** True if at most one field has changed, and no entry was added, deleted or moved. */
const isTyping = (a: CvFields, b: CvFields): boolean => differencesIn(a, b) <= 1

function differencesIn(a: unknown, b: unknown): number {
  if (!isBranch(a) || !isBranch(b)) return a === b ? 0 : 1
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return 2
  return Object.keys({ ...a, ...b }).reduce((sum, key) => sum + differencesIn(a[key], b[key]), 0)
}

/** The path of the first field that differs between two states ("experience.0.company"), if possible in one of the parts `near`; null if none differs. */
export function firstDifference(a: CvFields, b: CvFields, near: readonly (keyof CvFields)[] = []): string | null {
  const found = near.map((part) => differenceIn(a[part], b[part], [part])).find((place) => place !== null)
  return found ?? differenceIn(a, b, [])
}

function differenceIn(a: unknown, b: unknown, path: readonly string[]): string | null {
  if (JSON.stringify(a) === JSON.stringify(b)) return null
  if (!isBranch(a) || !isBranch(b)) return path.join('.')
  // If a text was added or removed, the path is that of its list.
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return path.join('.')
  const keys = Object.keys({ ...a, ...b })
  const found = keys.map((key) => differenceIn(a[key], b[key], [...path, key])).find((place) => place !== null)
  return found ?? path.join('.')
}

function isBranch(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
