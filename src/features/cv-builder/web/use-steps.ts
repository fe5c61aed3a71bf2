import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
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

/** Each step is an entry of the browser's history, so that Back opens the step before. `start` is the step of a URL that names none. */
export function useSteps(start: number, onLeave: (step: number) => void): Steps {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [first] = useState(Math.min(Math.max(start, 0), lastStep))
  const [at, setAt] = useState<Move>({ step: stepIn(hash) ?? first, focusId: null })
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  // Each move is a new object, so that moving to the same field again runs the effect.
  useEffect(() => {
    if (at.focusId === null) return
    // A radio group or a list has no single field, so the heading is focused.
    const target = document.getElementById(at.focusId) ?? document.getElementById(stepHeading)
    target?.focus()
  }, [at])
  function move(step: number, focusId: string | null): void {
    if (step !== at.step) {
      setSeen((before) => new Set([...before, at.step]))
      onLeave(at.step)
    }
    setAt({ step, focusId })
  }
  const follow = useEffectEvent((step: number) => step !== at.step && move(step, stepHeading))
  useEffect(() => void follow(stepIn(hash) ?? first), [hash, first])
  return {
    step: at.step,
    seen,
    go: (to, id = stepHeading) => {
      move(to, id)
      if (to !== at.step) void navigate({ hash: hashOf(to) }, { preventScrollReset: true })
    },
    restart: () => {
      setSeen(new Set())
      setAt({ step: 0, focusId: null })
      void navigate({ hash: hashOf(0) }, { replace: true, preventScrollReset: true })
    },
    seeAll: () => setSeen(new Set(Array.from({ length: lastStep + 1 }, (_, step) => step))),
  }
}

const hashOf = (step: number): string => `#step-${step + 1}`

function stepIn(hash: string): number | null {
  const number = Number(/^#step-([1-9])$/.exec(hash)?.[1])
  return number >= 1 && number <= lastStep + 1 ? number - 1 : null
}
