import { type CvFields, isSame } from '#features/cvs/web/cv-fields.ts'
import { type Base, parseStoredDraft, type StoredDraft } from './stored-draft.ts'

/** What is typed within this time is written down together. */
const pauseMs = 400

export type DraftStorageSettings = {
  readonly key: string
  readonly tab: string
  readonly storage: Pick<Storage, 'setItem' | 'removeItem'>
  readonly now: () => Date
  readonly read: () => CvFields
  /** What the server has: as long as nothing else is typed, nothing is kept. */
  readonly base: Base
  /** What stood on the screen first: only what differs from it has been typed. */
  readonly shown: CvFields
  /** Told the time of each write, or null when the browser refuses to keep anything. */
  readonly onWritten: (at: string | null) => void
}

export type DraftStorage = {
  /** What another tab has just stored; undefined when the event is not about that. Null means that it has saved or discarded. */
  readonly savedElsewhere: (event: StorageChange) => StoredDraft | null | undefined
  /** Something was typed: it is written in a moment, also when the typing goes on. */
  readonly typed: () => void
  /** The step to come back to. */
  readonly moved: (step: number) => void
  /** Writes at once what is waiting. */
  readonly flush: () => void
  /** The server has these now, and the typing is over; only what was typed since is still kept. */
  readonly saved: (base: Base) => void
  /** The server has these now, and the typing goes on: other tabs are told of it as of typing. */
  readonly drafted: (base: Base) => void
  /** Another tab has written: this one keeps its hands off until the person decides. */
  readonly yieldTo: () => void
  /** Writes at once, anyone who wrote before. False when the browser refuses. */
  readonly takeOver: () => boolean
}

/** Keeps what is typed in the browser, so that neither a reload nor an ended session costs a word. */
export function openDraftStorage(settings: DraftStorageSettings): DraftStorage {
  let { base, shown } = settings
  let isYielding = false
  let step = 0
  let isDraft = false
  const rest = pause(flush)

  function takeOver(): boolean {
    rest.end()
    isYielding = false
    shown = structuredClone(settings.read())
    return write(settings, { base, isDraft }, step)
  }

  function flush(): void {
    rest.end()
    if (!isYielding && !isSame(settings.read(), shown)) takeOver()
  }

  return {
    savedElsewhere: (event) => savedElsewhere(event, settings),
    flush,
    takeOver,
    typed: rest.begin,
    moved: (to) => void (step = to),
    saved: (next) => {
      base = next
      isDraft = false
      takeOver()
    },
    drafted: (next) => {
      base = next
      isDraft = true
      if (!isYielding) takeOver()
    },
    yieldTo: () => void (isYielding = true),
  }
}

/** Beginning twice is beginning once. */
function pause(then: () => void): { readonly begin: () => void; readonly end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    begin: () => {
      timer ??= setTimeout(then, pauseMs)
    },
    end: () => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}

type Previous = { readonly base: Base; readonly isDraft: boolean }

function write(
  { key, tab, storage, now, read, onWritten }: DraftStorageSettings,
  { base, isDraft }: Previous,
  step: number,
): boolean {
  const fields = read()
  const isStored = isSame(fields, base.fields)
  const kept: StoredDraft = { version: 1, tab, typedAt: now().toISOString(), base: base.at, step, fields, isStored }
  try {
    // Written also when it then goes, because other tabs hear of a change only.
    storage.setItem(key, JSON.stringify(kept))
    if (isStored && !isDraft) storage.removeItem(key)
    onWritten(kept.typedAt)
    return true
  } catch {
    onWritten(null)
    return false
  }
}

type StorageChange = Pick<StorageEvent, 'key' | 'newValue'>

function savedElsewhere(
  { key, newValue }: StorageChange,
  own: Pick<DraftStorageSettings, 'key' | 'tab'>,
): StoredDraft | null | undefined {
  if (key !== own.key) return undefined
  const stored = parseStoredDraft(newValue)
  return stored?.tab === own.tab ? undefined : stored
}

/** A browser may refuse even to be asked. */
export function readStoredDraft(key: string): StoredDraft | null {
  try {
    return parseStoredDraft(localStorage.getItem(key))
  } catch {
    return null
  }
}
