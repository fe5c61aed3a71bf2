import { Save } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'
import { ImportInvitation } from '#features/cv-import/web/import-invitation.tsx'
import { BuilderBar } from './builder-bar.tsx'
import { footClass, FormActions } from './form-actions.tsx'
import { NoticeLine } from './notices.tsx'
import { SavingState } from './saving-state.tsx'
import { StepFrame } from './step-frame.tsx'
import type { Check } from './step-nav.tsx'
import type { Builder } from './use-builder.ts'

type StepFormProps = { readonly builder: Builder; readonly check: Check }

export function StepForm({ builder: { steps, saving, bar, isFresh, ...builder }, check }: StepFormProps) {
  return (
    <>
      {isFresh && <ImportInvitation onImport={bar.onImport} />}
      {builder.notice && <NoticeLine notice={builder.notice} {...builder.answers} />}
      <StepFrame
        moving={steps}
        check={check}
        attempt={builder.attempt}
        isImported={builder.isImported}
        onFinish={builder.finish}
        bar={<BuilderBar {...bar} isFresh={isFresh} state={<SavingState {...bar} />} />}
        foot={
          <FormActions
            step={steps.step}
            onGo={steps.go}
            onPreview={builder.openPreview}
            finish={{ label: 'Save & Finish', busyLabel: 'Saving…', isBusy: saving.isSaving }}
          >
            <SaveDraft saving={saving} isQuiet={bar.saving === 'saved' && bar.savedAt !== null} />
          </FormActions>
        }
      />
    </>
  )
}

type SaveDraftProps = {
  readonly saving: Builder['saving']
  /** True if there is nothing to save, so that the button is less prominent. */
  readonly isQuiet: boolean
}

function SaveDraft({ saving: { isSavingDraft, saveDraft }, isQuiet }: SaveDraftProps) {
  return (
    <Button look="quiet" className={`${footClass} ${isQuiet ? 'text-soft!' : ''}`} isBusy={isSavingDraft} onClick={saveDraft}>
      <Save aria-hidden="true" className="size-4" />
      Save Draft
    </Button>
  )
}
