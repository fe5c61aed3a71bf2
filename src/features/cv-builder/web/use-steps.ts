import { useEffect, useState } from 'react'
import { lastStep } from './steps.ts'

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

export function useSteps(start: number, onLeave: (step: number) => void): Steps {
  const [at, setAt] = useState<Move>({ step: Math.min(Math.max(start, 0), lastStep), focusId: null })
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  // Each move is a new object, so that moving to the same field again runs the effect.
  useEffect(() => {
    if (at.focusId === null) return
    // A radio group or a list has no single field, so the heading is focused.
    const target = document.getElementById(at.focusId) ?? document.getElementById(stepHeading)
    target?.focus()
  }, [at])
  return {
    step: at.step,
    seen,
    go: (to, id = stepHeading) => {
      if (to !== at.step) {
        setSeen((before) => new Set([...before, at.step]))
        onLeave(at.step)
      }
      setAt({ step: to, focusId: id })
    },
    restart: () => {
      setSeen(new Set())
      setAt({ step: 0, focusId: null })
    },
    seeAll: () => setSeen(new Set(Array.from({ length: lastStep + 1 }, (_, step) => step))),
  }
}
