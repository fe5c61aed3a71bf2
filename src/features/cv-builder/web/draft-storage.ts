import { type CvFields, isSame } from '#features/cvs/web/cv-fields.ts'
import { type Base, parseStoredDraft, type StoredDraft } from './stored-draft.ts'

/** Changes within this time are written together. */
const pauseMs = 400

export type DraftStorageSettings = {
  readonly key: string
  readonly tab: string
  readonly storage: Pick<Storage, 'setItem' | 'removeItem'>
  readonly now: () => Date
  readonly read: () => CvFields
  /** The server's text: nothing is stored until something else is typed. */
  readonly base: Base
  /** The first text on the screen: only a difference from it counts as typed. */
  readonly shown: CvFields
  /** Called with the time of each write, or with null when the browser refuses to store. */
  readonly onWritten: (at: string | null) => void
}

export type DraftStorage = {
  /** What another tab has just stored; undefined when the event is about something else. Null means that it has saved or discarded. */
  readonly savedElsewhere: (event: StorageChange) => StoredDraft | null | undefined
  /** Something was typed: it is written soon, also while typing goes on. */
  readonly typed: () => void
  /** The step to come back to. */
  readonly moved: (step: number) => void
  /** Writes pending changes at once. */
  readonly flush: () => void
  /** The server has these values and editing has ended: only what was typed since stays stored. */
  readonly saved: (base: Base) => void
  /** The server has these values and editing continues: other tabs are notified as of typing. */
  readonly drafted: (base: Base) => void
  /** Another tab has written: this one stops writing until the person decides. */
  readonly yieldTo: () => void
  /** Writes at once, whichever tab wrote before. False when the browser refuses. */
  readonly takeOver: () => boolean
}

/** Stores typed text in the browser, so that neither a reload nor an expired sign-in loses a word. */
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

/** A second call has no effect. */
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
  const storedDraft: StoredDraft = { version: 1, tab, typedAt: now().toISOString(), base: base.at, step, fields, isStored }
  try {
    // Also written when it is removed afterwards, because other tabs only get events of changes.
    storage.setItem(key, JSON.stringify(storedDraft))
    if (isStored && !isDraft) storage.removeItem(key)
    onWritten(storedDraft.typedAt)
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

/** Accessing the storage throws where it is disabled. */
export function readStoredDraft(key: string): StoredDraft | null {
  try {
    return parseStoredDraft(localStorage.getItem(key))
  } catch {
    return null
  }
}
