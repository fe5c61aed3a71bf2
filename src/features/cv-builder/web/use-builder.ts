import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Cv } from '#features/cvs/contract.ts'
import { addTyped } from '#features/cvs/web/add-typed.ts'
import type { CvFields, Person } from '#features/cvs/web/cv-fields.ts'
import type { Autosave } from '#platform/web/autosave.ts'
import { toast } from '#platform/web/ui/toast.ts'
import type { DraftStorage } from './draft-storage.ts'
import { isFresh, type SavedState, type Start } from './stored-draft.ts'
import type { Notice } from './notices.tsx'
import { problemsIn, stepOf, steps as allSteps } from '#features/cvs/web/steps.ts'
import { useAutosave } from './use-autosave.ts'
import { useHistory } from './use-history.ts'
import { type CvFormReturn, useDraftStorage, useOtherTabs } from './use-draft-storage.ts'
import { useDialogs } from './use-dialogs.ts'
import { askStored, keepVersion } from './my-draft.ts'
import { useAnswers, useNotice } from './use-notice.ts'
import { saveFailed } from './save-messages.ts'
import { useSaveCv } from './use-save-cv.ts'
import { type Steps, useSteps } from './use-steps.ts'

export type BuilderOptions = {
  readonly form: CvFormReturn
  readonly person: Person
  readonly start: Start
  readonly stored: SavedState
  readonly cv: Cv | null
}

const refused: Notice = { kind: 'refused' }

export type Builder = ReturnType<typeof useBuilder>

/** Combines the parts of the builder: steps, storage, saving, undo, and their messages. */
export function useBuilder({ form, person, start, stored, cv }: BuilderOptions) {
  const [isRefusalRead, setRefusalRead] = useState(false)
  const steps = useSteps(start.step, (left) => void form.trigger([...(allSteps[left]?.fields ?? [])]))
  const notice = useNotice(start, stored, cv !== null)
  const { draftStorage, keptAt, isRefused } = useDraftStorage({ form, userId: person.id, step: steps.step, start, stored })
  const tellConflict = useConflict(person, notice)
  const { autosave, saving, savedAt } = useAutosave({ form, start, stored, onSaved: draftStorage.drafted, tellConflict })
  useOtherTabs(form, draftStorage, (other) => {
    void autosave.hold()
    notice.tellElsewhere(other)
  })
  const undoing = useHistory(form, steps)
  const answers = useAnswers({ notice, draftStorage, autosave, person, stored, show: undoing.show })
  const finishing = useFinishing({ form, draftStorage, autosave, notice, steps, tellConflict })
  const keepBefore = (): void => void keepVersion(person, form.getValues())
  const { importing, ...previewing } = useDialogs({ form, steps, show: undoing.show, keepBefore })
  const versions = useVersionsButton({ autosave, draftStorage, tellConflict, show: undoing.show })
  return {
    ...finishing,
    steps,
    bar: { saving, savedAt, keptAt, undoing, onVersions: versions.open, onImport: importing.open },
    importing,
    isFresh: isFresh(start, stored) && steps.seen.size === 0,
    versions,
    notice: notice.shown?.notice ?? (isRefused && !isRefusalRead ? refused : null),
    answers: notice.shown ? answers.buttons : { ...answers.buttons, onKeep: () => setRefusalRead(true) },
    compared: answers.compared,
    /** Focuses a field from any step, also after the CV is finished. */
    goTo: (step: number, focusId: string) => {
      finishing.edit()
      steps.go(step, focusId)
    },
    ...previewing,
  }
}

function useConflict(person: Person, notice: ReturnType<typeof useNotice>): () => void {
  const client = useQueryClient()
  return () => void askStored(client, person).then(notice.tellConflict)
}

type VersionsButtonOptions = {
  readonly autosave: Autosave<CvFields>
  readonly draftStorage: DraftStorage
  readonly tellConflict: () => void
  readonly show: (fields: SavedState['fields']) => void
}

function useVersionsButton({ autosave, draftStorage, tellConflict, show }: VersionsButtonOptions) {
  const [isOpen, setOpen] = useState(false)
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    button: {
      autosave,
      onConflict: tellConflict,
      onRestored: (base: ReturnType<Autosave<CvFields>['base']>) => {
        show(base.fields)
        draftStorage.drafted(base)
        autosave.stored(base)
      },
    },
  }
}

type FinishingOptions = {
  readonly form: CvFormReturn
  readonly draftStorage: DraftStorage
  readonly autosave: Autosave<CvFields>
  readonly notice: ReturnType<typeof useNotice>
  readonly steps: Steps
  readonly tellConflict: () => void
}

function useFinishing({ form, draftStorage, autosave, notice, steps, tellConflict }: FinishingOptions) {
  // Back after the CV was saved opens the step before.
  const [finishedOn, setFinishedOn] = useState<number | null>(null)
  const [attempt, setAttempt] = useState(0)
  const saving = useSaveCv({
    fields: form.getValues,
    keep: draftStorage.takeOver,
    autosave,
    onStored: (fields, at) => {
      draftStorage.saved({ fields, at })
      autosave.stored({ fields, at })
      notice.clear()
    },
    onFinished: () => {
      setAttempt(0)
      setFinishedOn(steps.step)
    },
    onMovedOn: tellConflict,
  })
  const finish = form.handleSubmit(
    (body) => saving.save(body),
    (errors) => {
      steps.seeAll()
      // The focus goes to the list of errors instead.
      steps.go(stepOf(problemsIn(errors)[0]?.path ?? ''), null)
      setAttempt(attempt + 1)
    },
  )
  return {
    saving,
    attempt,
    finish: () => {
      addTyped(form)
      // Without a connection the schema may be missing.
      finish().catch((error: unknown) => toast(saveFailed(error)))
    },
    isFinished: finishedOn === steps.step,
    edit: () => setFinishedOn(null),
  }
}
