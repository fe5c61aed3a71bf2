import type { ReactNode } from 'react'
import { ErrorSummary } from './error-summary.tsx'
import { LeftProblems } from '#features/cvs/web/left-problems.tsx'
import { type Check, StepNav } from './step-nav.tsx'
import { lastStep, steps } from '#features/cvs/web/steps.ts'
import { useStepPart } from './use-step-part.tsx'
import { stepHeading, type Steps } from './use-steps.ts'

type StepFrameProps = {
  readonly moving: Steps
  readonly check: Check
  /** The number of attempts to finish. */
  readonly attempt: number
  /** Whether text of a file was added, after which empty fields are mentioned too. */
  readonly isImported: boolean
  readonly onFinish: () => void
  readonly bar: ReactNode
  readonly foot: ReactNode
  /** Shown below the fields of the last step. */
  readonly closing?: ReactNode
}

/** The five steps of a CV, which can be visited in any order. */
export function StepFrame({
  moving: { step, seen, go },
  check,
  attempt,
  isImported,
  onFinish,
  bar,
  foot,
  closing,
}: StepFrameProps) {
  const part = useStepPart(step)
  return (
    <form
      noValidate
      className="group grid rounded-card border border-line bg-card [&_:is(input,textarea,button)]:scroll-mb-28"
      onSubmit={(event) => {
        event.preventDefault()
        if (step === lastStep) onFinish()
      }}
    >
      {bar}
      <StepNav step={step} seen={seen} check={check} onGo={go} />
      <div className="grid gap-6 p-4 max-[20em]:px-2 two:p-6">
        <div className="grid gap-1">
          <h2 id={stepHeading} tabIndex={-1} className="scroll-mt-24 text-xl outline-none">
            {steps[step]?.name}
          </h2>
          <p className="max-w-prose text-soft">{steps[step]?.advice}</p>
        </div>
        <ErrorSummary attempt={attempt} onGo={go} />
        {attempt === 0 && <LeftProblems {...{ step, isImported }} onGo={go} />}
        {part}
        {step === lastStep && closing}
      </div>
      {foot}
    </form>
  )
}
