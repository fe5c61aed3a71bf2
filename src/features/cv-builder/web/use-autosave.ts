import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type CvFields, isSame } from '#features/cvs/web/cv-fields.ts'
import { CallFailed, apiCalls } from '#platform/web/call.ts'
import type { cvBuilder } from '../contract.ts'
import { Autosave, type Failure, type SavingStatus } from '#platform/web/autosave.ts'
import type { Base, SavedState, Start } from './stored-draft.ts'
import { myDraft } from './my-draft.ts'
import type { CvFormReturn } from './use-draft-storage.ts'

const call = apiCalls<typeof cvBuilder>()

export type AutosaveOptions = {
  readonly form: CvFormReturn
  readonly start: Start
  readonly stored: SavedState
  readonly onSaved: (base: Base) => void
  readonly tellConflict: () => void
}

export type AutosaveState = {
  readonly autosave: Autosave<CvFields>
  readonly saving: SavingStatus
  readonly savedAt: string | null
}

/** Connects the form to the server's draft. */
export function useAutosave({ form, start, stored, ...options }: AutosaveOptions): AutosaveState {
  const client = useQueryClient()
  const [saving, setSaving] = useState<SavingStatus>('saved')
  const [savedAt, setSavedAt] = useState(stored.at)
  const handleSaved = useEffectEvent((base: Base) => {
    setSavedAt(base.at)
    options.onSaved(base)
  })
  const handleConflict = useEffectEvent(options.tellConflict)
  const [autosave] = useState(
    () =>
      new Autosave({
        read: () => form.getValues(),
        isSame,
        base: stored,
        send: async (fields, base) => {
          const draft = await call('PUT /api/cvs/draft', { query: base === undefined ? {} : { base }, body: fields })
          client.setQueryData(myDraft.queryKey, draft)
          return draft.updatedAt
        },
        failureOf,
        onSaving: setSaving,
        onSaved: (base) => handleSaved(base),
        onConflict: () => handleConflict(),
      }),
  )
  useReturns(autosave, start.isStoredNewer)
  const fields = useWatch({ control: form.control })
  useEffect(() => {
    if (fields) autosave.typed()
  }, [autosave, fields])
  return { autosave, saving, savedAt }
}

/** Retries a failed save when the connection, or the person, is back. */
function useReturns(autosave: Autosave<CvFields>, isStoredNewer: boolean): void {
  useEffect(() => {
    // The server has a newer text, so the person decides first.
    if (isStoredNewer) void autosave.hold()
    const handleBack = (): void => autosave.tryAgain()
    window.addEventListener('online', handleBack)
    window.addEventListener('focus', handleBack)
    return () => {
      window.removeEventListener('online', handleBack)
      window.removeEventListener('focus', handleBack)
      autosave.stop()
    }
  }, [autosave, isStoredNewer])
}

export function failureOf(error: unknown): Failure {
  if (!(error instanceof CallFailed)) return 'offline'
  if (error.code === 'changedElsewhere') return 'conflict'
  return error.status === 401 ? 'signedOut' : 'away'
}
