import { useEffect, useEffectEvent, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { CvBody } from '#features/cvs/contract.ts'
import { type CvFields, isSame } from '#features/cvs/web/cv-fields.ts'
import { type DraftStorage, openDraftStorage, savedElsewhere } from './draft-storage.ts'
import { type StoredDraft, draftStorageKey, type Start, type SavedState } from './stored-draft.ts'
import { problemsIn } from './steps.ts'

export type CvFormReturn = UseFormReturn<CvFields, unknown, CvBody>

export type DraftStorageOptions = {
  readonly form: CvFormReturn
  readonly userId: string
  readonly step: number
  readonly start: Start
  readonly stored: SavedState
  /** Another tab has typed (what it has kept) or saved (null). */
  readonly onElsewhere: (kept: StoredDraft | null) => void
}

type Keep = {
  readonly keeping: DraftStorage
  /** When something was last written. */
  readonly keptAt: string | null
  readonly isRefused: boolean
}

/** Joins the form to the browser's store. */
export function useDraftStorage(options: DraftStorageOptions): Keep {
  const [keptAt, setKeptAt] = useState<string | null>()
  const [tab] = useState(() => crypto.randomUUID())
  const key = draftStorageKey(options.userId)
  const [keeping] = useState(() =>
    openDraftStorage({
      key,
      tab,
      storage: guarded,
      now: () => new Date(),
      read: () => options.form.getValues(),
      base: options.stored,
      shown: options.start.fields,
      onWritten: setKeptAt,
    }),
  )
  useEffect(() => {
    keeping.moved(options.step)
  }, [keeping, options.step])
  const handleStorage = useEffectEvent((event: StorageEvent) => {
    const kept = savedElsewhere(event, key, tab)
    // What the other tab has taken over from here is no news.
    if (kept === undefined || (kept && isSame(kept.fields, options.form.getValues()))) return
    keeping.yieldTo()
    options.onElsewhere(kept)
  })
  useEffect(() => {
    window.addEventListener('storage', handleStorage)
    return () => window.removeEventListener('storage', handleStorage)
  }, [])
  useParting(keeping)
  useTyping(options.form, keeping)
  return { keeping, keptAt: keptAt ?? null, isRefused: keptAt === null }
}

/** Asked anew each time, because a browser that keeps nothing throws at the very name. */
const guarded: Pick<Storage, 'setItem' | 'removeItem'> = {
  setItem: (name, value) => localStorage.setItem(name, value),
  removeItem: (name) => localStorage.removeItem(name),
}

/** The page may be put away and never come back, so nothing waits. */
function useParting(keeping: DraftStorage): void {
  useEffect(() => {
    const handleHidden = (): void => keeping.flush()
    window.addEventListener('pagehide', handleHidden)
    document.addEventListener('visibilitychange', handleHidden)
    return () => {
      window.removeEventListener('pagehide', handleHidden)
      document.removeEventListener('visibilitychange', handleHidden)
      keeping.flush()
    }
  }, [keeping])
}

/** With every change the text is kept, and an error that has been fixed goes at once. */
function useTyping(form: CvFormReturn, keeping: DraftStorage): void {
  const fields = useWatch({ control: form.control })
  const handleTyped = useEffectEvent(() => {
    keeping.typed()
    const wrong = problemsIn(form.formState.errors).map(({ path }) => path as 'summary') // every path in the errors is one of the form
    if (wrong.length > 0) void form.trigger(wrong)
  })
  useEffect(() => {
    if (fields) handleTyped()
  }, [fields])
}
