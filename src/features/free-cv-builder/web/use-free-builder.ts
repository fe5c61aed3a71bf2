import { useState } from 'react'
import type { CvBody } from '#features/cvs/contract.ts'
import { addTyped } from '#features/cvs/web/add-typed.ts'
import type { CvFields } from '#features/cvs/web/cv-fields.ts'
import { isFresh, type StoredDraft, type Start } from '#features/cv-builder/web/stored-draft.ts'
import type { Notice } from '#features/cv-builder/web/notices.tsx'
import { problemsIn, stepOf, steps as allSteps } from '#features/cvs/web/steps.ts'
import { useDialogs } from '#features/cv-builder/web/use-dialogs.ts'
import { useHistory } from '#features/cv-builder/web/use-history.ts'
import { type CvFormReturn, useDraftStorage, useOtherTabs } from '#features/cv-builder/web/use-draft-storage.ts'
import { useSteps } from '#features/cv-builder/web/use-steps.ts'
import { nobody, nothingStored } from './free-start.ts'
import { type Contact, useMakeCv } from './use-make-cv.ts'

/** Which fields the dialog asks for, and the values that are already known. */
export type MissingFields = Contact & { readonly needsEmail: boolean; readonly needsPhone: boolean }

type NoticeState = { readonly notice: Notice; readonly other: CvFields }

export type FreeBuilder = ReturnType<typeof useFreeBuilder>

/** Combines the parts of the builder: steps, storage, creating, and their messages. */
export function useFreeBuilder(form: CvFormReturn, start: Start) {
  const steps = useSteps(start.step, (left) => void form.trigger([...(allSteps[left]?.fields ?? [])]))
  const { shown, tellElsewhere, clear } = useFreeNotice(start)
  const { draftStorage, ...storage } = useDraftStorage({
    form,
    userId: nobody,
    step: steps.step,
    start,
    stored: nothingStored,
  })
  useOtherTabs(form, draftStorage, tellElsewhere)
  const undoing = useHistory(form, steps)
  const dialogs = useDialogs({ form, steps, show: undoing.show })
  // The stored text is deleted, because the next person at this device must not see it.
  const making = useFinishing(form, steps, () => draftStorage.saved({ fields: form.getValues(), at: null }))
  function begin(show: (fields: CvFields) => void, fields: CvFields): void {
    show(fields)
    draftStorage.saved(nothingStored)
    clear()
  }
  return {
    ...making,
    ...storage,
    ...dialogs,
    steps,
    undoing,
    isFresh: isFresh(start, nothingStored) && steps.seen.size === 0,
    notice: shown?.notice ?? null,
    takeOther: () => shown && begin(undoing.show, shown.other),
    keepThis: () => {
      draftStorage.takeOver()
      clear()
    },
    beginAnother: () => {
      begin(undoing.restart, nothingStored.fields)
      making.forget()
      steps.restart()
    },
  }
}

function useFreeNotice({ restoredAt }: Start) {
  const restored: NoticeState | null = restoredAt
    ? { notice: { kind: 'restored', at: restoredAt, hasCv: false }, other: nothingStored.fields }
    : null
  const [shown, setShown] = useState(restored)
  return {
    shown,
    clear: () => setShown(null),
    tellElsewhere: (storage: StoredDraft | null) =>
      setShown({ notice: { kind: 'elsewhere', at: storage?.typedAt ?? null }, other: storage?.fields ?? nothingStored.fields }),
  }
}

function useFinishing(form: CvFormReturn, steps: ReturnType<typeof useSteps>, onMade: () => void) {
  const [attempt, setAttempt] = useState(0)
  const [isShared, setShared] = useState(false)
  const asking = useAsking(form)
  const { forget, make, ...making } = useMakeCv({ onMade, onSettled: asking.close })
  const finish = form.handleSubmit(
    (body) => {
      setAttempt(0)
      const { email, phone } = body.personalInfo
      if (!asking.ask(body)) make({ body, contact: { email, phone }, isShared })
    },
    (errors) => {
      steps.seeAll()
      // The focus goes to the list of errors instead.
      steps.go(stepOf(problemsIn(errors)[0]?.path ?? ''), null)
      setAttempt(attempt + 1)
    },
  )
  return {
    ...making,
    attempt,
    isShared,
    setShared,
    missing: asking.missing,
    closeDialog: asking.close,
    finish: () => {
      addTyped(form)
      void finish()
    },
    give: (contact: Contact) => {
      const body = asking.take(contact)
      if (body) make({ body, contact, isShared })
    },
    forget: () => {
      forget()
      setShared(false)
    },
  }
}

/** The fields that the dialog asks for, and the CV that waits for them. */
function useAsking(form: CvFormReturn) {
  const [pending, setAsked] = useState<{ readonly body: CvBody; readonly missing: MissingFields } | null>(null)
  return {
    missing: pending?.missing ?? null,
    close: () => setAsked(null),
    /** Returns false if nothing is missing. */
    ask: (body: CvBody): boolean => {
      const { email, phone } = body.personalInfo
      const missing = { email, phone, needsEmail: email.trim() === '', needsPhone: phone.trim() === '' }
      if (!missing.needsEmail && !missing.needsPhone) return false
      setAsked({ body, missing })
      return true
    },
    /** Writes the given values into the form, so that they stay whatever the result is. */
    take: (contact: Contact): CvBody | null => {
      form.setValue('personalInfo.email', contact.email)
      form.setValue('personalInfo.phone', contact.phone)
      return pending?.body ?? null
    },
  }
}
