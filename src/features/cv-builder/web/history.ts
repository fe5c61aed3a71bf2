import { type CvFields, isSame } from '#features/cvs/web/cv-fields.ts'

/** More steps than anyone will undo. */
const maxSteps = 80

export type History = {
  /** Something has changed: the present state becomes a step. */
  readonly record: (now: CvFields) => void
  /** The state before, or null when there is none. `redo` restores the present one. */
  readonly undo: (now: CvFields) => CvFields | null
  readonly redo: () => CvFields | null
  /** Forgets every state but this one. */
  readonly restart: (now: CvFields) => void
  readonly canUndo: () => boolean
  readonly canRedo: () => boolean
}

/** The states of the whole CV, over all its steps. They end with the page; after that there are versions. */
export function openHistory(start: CvFields): History {
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

/** The path of the first field that differs between two states ("experience.0.company"); null when none does. */
export function firstDifference(a: CvFields, b: CvFields): string | null {
  return differenceIn(a, b, [])
}

function differenceIn(a: unknown, b: unknown, path: readonly string[]): string | null {
  if (JSON.stringify(a) === JSON.stringify(b)) return null
  if (!isBranch(a) || !isBranch(b)) return path.join('.')
  // For an added or removed text, the path is that of the list.
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return path.join('.')
  const keys = Object.keys({ ...a, ...b })
  const found = keys.map((key) => differenceIn(a[key], b[key], [...path, key])).find((place) => place !== null)
  return found ?? path.join('.')
}

function isBranch(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
