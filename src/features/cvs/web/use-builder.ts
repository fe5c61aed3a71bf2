import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Cv } from '../contract.ts'
import type { Person } from './cv-fields.ts'
import type { Keeping } from './keep-typing.ts'
import type { Start, Stored } from './kept-typing.ts'
import type { Notice } from './notices.tsx'
import { problemsIn, stepOf, steps as allSteps } from './steps.ts'
import { type CvFormReturn, useKeeping } from './use-keeping.ts'
import { storedNow, useAnswers, useNotice } from './use-notice.ts'
import { useSaveCv } from './use-save-cv.ts'
import { type Steps, useSteps } from './use-steps.ts'

export type BuilderAsked = {
  readonly form: CvFormReturn
  readonly person: Person
  readonly start: Start
  readonly stored: Stored
  readonly cv: Cv | null
}

const refused: Notice = { kind: 'refused' }

export type Builder = ReturnType<typeof useBuilder>

/** Joins the parts: moving, keeping, saving, and what is said about them. */
export function useBuilder({ form, person, start, stored, cv }: BuilderAsked) {
  const [isPreviewed, setPreviewed] = useState(false)
  const [isRefusalRead, setRefusalRead] = useState(false)
  const steps = useSteps(start.step, (left) => void form.trigger([...(allSteps[left]?.fields ?? [])]))
  const notice = useNotice(start, stored, cv !== null)
  const { keeping, keptAt, isRefused } = useKeeping({
    form,
    userId: person.id,
    step: steps.step,
    start,
    stored,
    onElsewhere: notice.tellElsewhere,
  })
  const answers = useAnswers({ notice, keeping, person, show: (fields) => form.reset(fields) })
  const finishing = useFinishing({ form, person, keeping, notice, steps })
  return {
    ...finishing,
    steps,
    keptAt,
    notice: notice.told?.notice ?? (isRefused && !isRefusalRead ? refused : null),
    answers: notice.told ? answers : { take: () => {}, keep: () => setRefusalRead(true) },
    isPreviewed,
    openPreview: () => setPreviewed(true),
    closePreview: () => setPreviewed(false),
  }
}

type FinishingAsked = Pick<BuilderAsked, 'form' | 'person'> & {
  readonly keeping: Keeping
  readonly notice: ReturnType<typeof useNotice>
  readonly steps: Steps
}

function useFinishing({ form, person, keeping, notice, steps }: FinishingAsked) {
  const client = useQueryClient()
  const [isFinished, setFinished] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const saving = useSaveCv({
    fields: form.getValues,
    keep: keeping.takeOver,
    onStored: (fields, at) => {
      keeping.saved({ fields, at })
      notice.clear()
    },
    onFinished: () => {
      setAttempt(0)
      setFinished(true)
    },
    onMovedOn: () => {
      const { at } = storedNow(client, person)
      if (at) notice.tellNewer(at)
    },
  })
  const finish = form.handleSubmit(
    (body) => saving.save(body),
    (errors) => {
      steps.seeAll()
      // The focus goes to the list of the errors.
      steps.go(stepOf(problemsIn(errors)[0]?.path ?? ''), null)
      setAttempt(attempt + 1)
    },
  )
  return { saving, attempt, finish: () => void finish(), isFinished, edit: () => setFinished(false) }
}
