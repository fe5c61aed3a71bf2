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

export function StepForm({ builder: { steps, saving, bar, ...builder }, check }: StepFormProps) {
  const { undoing, onImport, onVersions, ...safety } = bar
  return (
    <>
      {builder.isFresh && <ImportInvitation onImport={onImport} />}
      {builder.notice && <NoticeLine notice={builder.notice} {...builder.answers} />}
      <StepFrame
        moving={steps}
        check={check}
        attempt={builder.attempt}
        onFinish={builder.finish}
        bar={<BuilderBar state={<SavingState {...safety} />} undoing={undoing} onImport={onImport} onVersions={onVersions} />}
        foot={
          <FormActions
            step={steps.step}
            onGo={steps.go}
            onPreview={builder.openPreview}
            finish={{ label: 'Save & Finish', busyLabel: 'Saving…', isBusy: saving.isSaving }}
          >
            <Button look="quiet" className={footClass} isBusy={saving.isSavingDraft} onClick={saving.saveDraft}>
              <Save aria-hidden="true" className="size-4" />
              Save Draft
            </Button>
          </FormActions>
        }
      />
    </>
  )
}
