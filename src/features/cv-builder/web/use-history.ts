import { useEffect, useEffectEvent, useState } from 'react'
import type { CvFields } from '#features/cvs/web/cv-fields.ts'
import { firstDifference, openHistory } from '#features/cvs/web/history.ts'
import { fieldId, stepOf, steps as allSteps } from '#features/cvs/web/steps.ts'
import type { CvFormReturn } from './use-draft-storage.ts'
import type { Steps } from './use-steps.ts'

/** Changes within this time are one step of undo. */
const pauseMs = 700

export type UndoState = {
  readonly undo: () => void
  readonly redo: () => void
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** Shows another text of the whole CV, as one step that can be undone. */
  readonly show: (fields: CvFields) => void
  /** Shows the text and deletes all earlier steps, because they belong to another person. */
  readonly restart: (fields: CvFields) => void
}

export function useHistory(form: CvFormReturn, { step, go }: Pick<Steps, 'step' | 'go'>): UndoState {
  const [history] = useState(() => openHistory(form.getValues()))
  const [, setRecorded] = useState(0)
  const tell = (): void => setRecorded((count) => count + 1)
  useChanges(form, {
    isStep: history.follow,
    onStep: tell,
    onPause: () => {
      history.record(form.getValues())
      tell()
    },
  })

  function travel(to: CvFields | null): void {
    if (!to) return
    const place = placeOf(form.getValues(), to, step)
    form.reset(to)
    tell()
    if (place !== null) go(stepOf(place), fieldId(place))
  }
  const undoing = {
    undo: () => travel(history.undo(form.getValues())),
    redo: () => travel(history.redo()),
    canUndo: history.canUndo(),
    canRedo: history.canRedo(),
    show: (to: CvFields) => {
      history.record(form.getValues())
      form.reset(to)
      history.record(to)
      tell()
    },
    restart: (to: CvFields) => {
      form.reset(to)
      history.restart(to)
      tell()
    },
  }
  useKeys(undoing)
  return undoing
}

/** Where to show a change: on the step where the person is, if the change is there too. The template can be seen on every step. */
function placeOf(now: CvFields, to: CvFields, step: number): string | null {
  const place = firstDifference(now, to, allSteps[step]?.fields)
  return place === 'template' ? null : place
}

type ChangeHandlers = {
  readonly isStep: (now: CvFields) => boolean
  readonly onStep: () => void
  readonly onPause: () => void
}

/** Follows the form itself and not its rendering, which can combine an added entry and the text that is typed into it. */
function useChanges(form: CvFormReturn, { isStep, onStep, onPause }: ChangeHandlers): void {
  const handlePause = useEffectEvent(onPause)
  const handleChange = useEffectEvent((): boolean => {
    const isDone = isStep(form.getValues())
    if (isDone) onStep()
    return isDone
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const leave = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = handleChange() ? undefined : setTimeout(handlePause, pauseMs)
      },
    })
    return () => {
      leave()
      clearTimeout(timer)
    }
  }, [form])
}

/** In a text field the keys trigger the browser's own undo, letter by letter. In a dialog they do nothing: the text is behind it. */
function useKeys({ undo, redo }: Pick<UndoState, 'undo' | 'redo'>): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf(event)
    if (!action) return
    event.preventDefault()
    if (!isIn(event.target, '[role="dialog"], [role="dialog"] *')) ({ undo, redo })[action]()
  })
  useEffect(() => {
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}

function actionOf({ key, shiftKey, ctrlKey, metaKey, altKey, target }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey || isIn(target, textFields)) return null
  if (key.toLowerCase() === 'y') return 'redo'
  return key.toLowerCase() === 'z' ? (shiftKey ? 'redo' : 'undo') : null
}

const textFields = 'textarea, input:not([type="checkbox"], [type="radio"]), [contenteditable]'
const isIn = (target: EventTarget | null, places: string): boolean => target instanceof HTMLElement && target.matches(places)
