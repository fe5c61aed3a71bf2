import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { lastStep } from '#features/cvs/web/steps.ts'

/** The id of the heading of the current step, which is focused after a move. */
export const stepHeading = 'cv-step'

export type Steps = {
  readonly step: number
  /** The steps that have been left at least once. */
  readonly seen: ReadonlySet<number>
  /** Moves to a step, and focuses its heading, a given field, or (null) nothing. */
  readonly go: (to: number, focusId?: string | null) => void
  readonly seeAll: () => void
  /** Returns to the first step, as if none had been left. */
  readonly restart: () => void
}

type Move = { readonly step: number; readonly focusId: string | null }

/** Each step is an entry of the browser's history, so that Back opens the step before. `start` is the step of a URL that names none. */
export function useSteps(start: number, onLeave: (step: number) => void): Steps {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [first] = useState(Math.min(Math.max(start, 0), lastStep))
  const step = stepIn(hash) ?? first
  const { seen, seeAll, forget } = useSeen(step)
  const [move, setMove] = useState<Move>({ step, focusId: null })
  useMoves(step, { move, onLeave })
  const open = (to: number, replace: boolean): void =>
    void navigate({ hash: `#step-${to + 1}` }, { replace, preventScrollReset: true })
  return {
    step,
    seen,
    go: (to, focusId = stepHeading) => {
      setMove({ step: to, focusId })
      if (to !== step) open(to, false)
    },
    restart: () => {
      forget()
      setMove({ step: 0, focusId: null })
      open(0, true)
    },
    seeAll,
  }
}

/** Focuses what was asked for once its step is open. After Back and Forward nothing was asked for. */
function useMoves(step: number, { move, onLeave }: { readonly move: Move; readonly onLeave: (step: number) => void }): void {
  const last = useRef(step)
  const leave = useEffectEvent(onLeave)
  // Each move is a new object, so that moving to the same field again runs the effect.
  useEffect(() => {
    const left = last.current
    last.current = step
    if (left !== step) leave(left)
    const focusId = move.step === step ? move.focusId : left === step ? null : stepHeading
    if (focusId === null) return
    // A radio group or a list has no single field, so the heading is focused.
    const target = document.getElementById(focusId) ?? document.getElementById(stepHeading)
    target?.focus()
  }, [step, move])
}

/** The steps that were left, also by Back. */
function useSeen(step: number) {
  const [shown, setShown] = useState(step)
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  const [isForgetting, setForgetting] = useState(false)
  if (shown !== step) {
    setShown(step)
    setSeen(isForgetting ? new Set() : new Set([...seen, shown]))
    setForgetting(false)
  }
  return {
    seen,
    seeAll: () => setSeen(new Set(Array.from({ length: lastStep + 1 }, (_, at) => at))),
    /** The step that is being left does not count either. */
    forget: () => {
      setSeen(new Set())
      setForgetting(step !== 0)
    },
  }
}

function stepIn(hash: string): number | null {
  const number = Number(/^#step-([1-9])$/.exec(hash)?.[1])
  return number >= 1 && number <= lastStep + 1 ? number - 1 : null
}
