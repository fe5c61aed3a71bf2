import { useEffect, useRef, useState } from 'react'
import { lastStep } from './steps.ts'

/** The id of the heading of the current step, which is focused after a move. */
export const stepHeading = 'cv-step'

export type Steps = {
  readonly step: number
  /** The steps that have been left at least once. */
  readonly seen: ReadonlySet<number>
  /** Moves to any step, and focuses the heading, a given field, or (null) nothing. */
  readonly go: (to: number, focusId?: string | null) => void
  readonly seeAll: () => void
  /** The first step again, and none has been left. */
  readonly restart: () => void
}

export function useSteps(start: number, onLeave: (step: number) => void): Steps {
  const [at, setAt] = useState({ step: Math.min(Math.max(start, 0), lastStep), move: 0 })
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  const focusId = useRef<string | null>(null)
  useEffect(() => {
    // A radio group or a list has no single field; its heading is focused.
    const target = focusId.current && (document.getElementById(focusId.current) ?? document.getElementById(stepHeading))
    if (target) target.focus()
    focusId.current = null
  })
  return {
    step: at.step,
    seen,
    go: (to, id = stepHeading) => {
      focusId.current = id
      if (to !== at.step) {
        setSeen((before) => new Set([...before, at.step]))
        onLeave(at.step)
      }
      setAt({ step: to, move: at.move + 1 })
    },
    restart: () => {
      setSeen(new Set())
      setAt({ step: 0, move: at.move + 1 })
    },
    seeAll: () => setSeen(new Set(Array.from({ length: lastStep + 1 }, (_, step) => step))),
  }
}
