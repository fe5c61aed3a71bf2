import type { ComponentType } from 'react'
import { EducationStep } from '../education-step.tsx'
import { ErrorSummary } from '../error-summary.tsx'
import { ExperienceStep } from '../experience-step.tsx'
import { momentText } from '../kept-typing.ts'
import { NoticeLine } from '../notices.tsx'
import { PersonalStep } from '../personal-step.tsx'
import { SkillsStep } from '../skills-step.tsx'
import { type Check, StepNav } from '../step-nav.tsx'
import { lastStep, steps } from '../steps.ts'
import { SummaryStep } from '../summary-step.tsx'
import { stepHeading } from '../use-steps.ts'
import { FreeActions } from './free-actions.tsx'
import { PhoneTaken } from './phone-taken.tsx'
import { SharingConsent } from './sharing-consent.tsx'
import type { FreeBuilder } from './use-free-builder.ts'

const parts: readonly ComponentType[] = [PersonalStep, SummaryStep, ExperienceStep, EducationStep, SkillsStep]

type FreeStepFormProps = { readonly builder: FreeBuilder; readonly check: Check }

export function FreeStepForm({ builder: { steps: moving, ...builder }, check }: FreeStepFormProps) {
  const { step, seen, go } = moving
  const Part = parts[step] ?? PersonalStep
  return (
    <>
      {builder.notice && <NoticeLine notice={builder.notice} onKeep={builder.keepThis} onTake={builder.takeOther} />}
      {builder.isPhoneTaken && <PhoneTaken />}
      <form
        noValidate
        className="group grid rounded-card border border-line bg-card [&_:is(input,textarea,button)]:scroll-mb-28"
        onSubmit={(event) => {
          event.preventDefault()
          if (step === lastStep && !builder.isMaking) builder.finish()
        }}
      >
        <StepNav step={step} seen={seen} check={check} onGo={go} />
        <div className="grid gap-6 p-4 two:p-6">
          <div className="grid gap-1">
            <h2 id={stepHeading} tabIndex={-1} className="scroll-mt-24 text-xl outline-none">
              {steps[step]?.name}
            </h2>
            <p className="max-w-prose text-soft">{steps[step]?.advice}</p>
          </div>
          <ErrorSummary attempt={builder.attempt} onGo={go} />
          <Part />
          {step === lastStep && <SharingConsent isShared={builder.isShared} onChange={builder.setShared} />}
          <p className="text-sm text-soft empty:hidden">{keptText(builder)}</p>
        </div>
        <FreeActions step={step} isMaking={builder.isMaking} onGo={go} onPreview={builder.openPreview} />
      </form>
    </>
  )
}

function keptText({ keptAt, isRefused }: Pick<FreeBuilder, 'keptAt' | 'isRefused'>): string | null {
  if (isRefused) return 'This browser does not keep what you type: please finish before you leave this page.'
  return keptAt && `Kept in this browser at ${momentText(keptAt)}`
}
