import { useEffect, useEffectEvent, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { CvBody } from '#features/cvs/contract.ts'
import { type CvFields, isSame } from '#features/cvs/web/cv-fields.ts'
import { type DraftStorage, openDraftStorage } from './draft-storage.ts'
import { draftStorageKey, type SavedState, type Start, type StoredDraft } from './stored-draft.ts'
import { problemsIn } from '#features/cvs/web/steps.ts'

export type CvFormReturn = UseFormReturn<CvFields, unknown, CvBody>

export type DraftStorageOptions = {
  readonly form: CvFormReturn
  readonly userId: string
  readonly step: number
  readonly start: Start
  readonly stored: SavedState
}

type DraftStorageState = {
  readonly draftStorage: DraftStorage
  /** The time of the last write. */
  readonly keptAt: string | null
  readonly isRefused: boolean
}

/** Connects the form to the browser's storage. */
export function useDraftStorage({ form, userId, step, start, stored }: DraftStorageOptions): DraftStorageState {
  const [keptAt, setKeptAt] = useState<string | null>()
  const [draftStorage] = useState(() =>
    openDraftStorage({
      key: draftStorageKey(userId),
      tab: crypto.randomUUID(),
      storage: guarded,
      now: () => new Date(),
      read: () => form.getValues(),
      base: stored,
      shown: start.fields,
      onWritten: setKeptAt,
    }),
  )
  useEffect(() => {
    draftStorage.moved(step)
  }, [draftStorage, step])
  useParting(draftStorage)
  useTyping(form, draftStorage)
  return { draftStorage, keptAt: keptAt ?? null, isRefused: keptAt === null }
}

/** Handles another tab that has typed (its stored text) or saved (null): this tab stops writing until the person decides. */
export function useOtherTabs(
  form: CvFormReturn,
  draftStorage: DraftStorage,
  onElsewhere: (stored: StoredDraft | null) => void,
): void {
  const handleStorage = useEffectEvent((event: StorageEvent) => {
    const stored = draftStorage.savedElsewhere(event)
    if (stored === undefined) return
    // The other tab has taken over the text of this one without changes.
    if (stored && isSame(stored.fields, form.getValues())) return
    draftStorage.yieldTo()
    onElsewhere(stored)
  })
  useEffect(() => {
    window.addEventListener('storage', handleStorage)
    return () => window.removeEventListener('storage', handleStorage)
  }, [])
}

/** Accessed at each use, because the access throws where storage is disabled. */
const guarded: Pick<Storage, 'setItem' | 'removeItem'> = {
  setItem: (name, value) => localStorage.setItem(name, value),
  removeItem: (name) => localStorage.removeItem(name),
}

/** Writes pending changes when the page is hidden, because the browser may discard a hidden page. */
function useParting(draftStorage: DraftStorage): void {
  useEffect(() => {
    const handleHidden = (): void => draftStorage.flush()
    window.addEventListener('pagehide', handleHidden)
    document.addEventListener('visibilitychange', handleHidden)
    return () => {
      window.removeEventListener('pagehide', handleHidden)
      document.removeEventListener('visibilitychange', handleHidden)
      draftStorage.flush()
    }
  }, [draftStorage])
}

/** Stores the text at every change, and removes errors that are fixed. */
function useTyping(form: CvFormReturn, draftStorage: DraftStorage): void {
  const fields = useWatch({ control: form.control })
  const handleTyped = useEffectEvent(() => {
    draftStorage.typed()
    const wrong = problemsIn(form.formState.errors).map(({ path }) => path as 'summary') // errors have paths of the form
    if (wrong.length > 0) void form.trigger(wrong)
  })
  useEffect(() => {
    if (fields) handleTyped()
  }, [fields])
}
