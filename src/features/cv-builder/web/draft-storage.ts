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
  /** The text of the server. Nothing is stored until something different is typed. */
  readonly base: Base
  /** The first text on the screen. Only a difference from it counts as typed. */
  readonly shown: CvFields
  /** Called with the time of each write, or with null if the browser refuses to store. */
  readonly onWritten: (at: string | null) => void
}

export type DraftStorage = {
  /**
   * Returns the text that another tab has just stored; undefined if the event is about something else; null if that tab has saved or discarded its
   * text.
   */
  readonly savedElsewhere: (event: StorageChange) => StoredDraft | null | undefined
  /** Call it after typing: the text is written soon, also while typing continues. */
  readonly typed: () => void
  /** Stores the step to return to. */
  readonly moved: (step: number) => void
  /** Writes pending changes at once. */
  readonly flush: () => void
  /** Call it when the server has these values and editing has ended: only text typed since then stays stored. */
  readonly saved: (base: Base) => void
  /** Call it when the server has these values and editing continues: other tabs are notified as after typing. */
  readonly drafted: (base: Base) => void
  /** Another tab has written, so this one stops writing until the person decides. */
  readonly yieldTo: () => void
  /** Writes at once, even if another tab wrote before. Returns false if the browser refuses. */
  readonly takeOver: () => boolean
}

/** Stores typed text in the browser, so that neither a reload nor an expired sign-in loses it. */
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

/** Calling `begin` again has no effect. */
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
    // Written even if it is removed right afterwards, because other tabs get events only for changes.
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

/** Returns null where storage is disabled, because accessing it throws. */
export function readStoredDraft(key: string): StoredDraft | null {
  try {
    return parseStoredDraft(localStorage.getItem(key))
  } catch {
    return null
  }
}
