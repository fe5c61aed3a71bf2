import type { ComponentType } from 'react'
import { EducationStep } from './education-step.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { ExperienceStep } from './experience-step.tsx'
import { ImportInvitation } from './import/import-invitation.tsx'
import { FormActions } from './form-actions.tsx'
import { BuilderBar } from './builder-bar.tsx'
import { NoticeLine } from './notices.tsx'
import { PersonalStep } from './personal-step.tsx'
import { SkillsStep } from './skills-step.tsx'
import { type Check, StepNav } from './step-nav.tsx'
import { lastStep, steps } from './steps.ts'
import { SummaryStep } from './summary-step.tsx'
import type { Builder } from './use-builder.ts'
import { stepHeading } from './use-steps.ts'

const parts: readonly ComponentType[] = [PersonalStep, SummaryStep, ExperienceStep, EducationStep, SkillsStep]

type StepFormProps = { readonly builder: Builder; readonly check: Check }

export function StepForm({ builder: { steps: moving, ...builder }, check }: StepFormProps) {
  const { step, seen, go } = moving
  const Part = parts[step] ?? PersonalStep
  return (
    <>
      {builder.isFresh && <ImportInvitation onImport={builder.bar.onImport} />}
      {builder.notice && <NoticeLine notice={builder.notice} {...builder.answers} />}
      <form
        noValidate
        className="group grid rounded-card border border-line bg-card [&_:is(input,textarea,button)]:scroll-mb-28"
        onSubmit={(event) => {
          event.preventDefault()
          if (step === lastStep) builder.finish()
        }}
      >
        <BuilderBar {...builder.bar} />
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
        </div>
        <FormActions
          step={step}
          isSaving={builder.saving.isSaving}
          isSavingDraft={builder.saving.isSavingDraft}
          onGo={go}
          onSaveDraft={builder.saving.saveDraft}
          onPreview={builder.openPreview}
        />
      </form>
    </>
  )
}
