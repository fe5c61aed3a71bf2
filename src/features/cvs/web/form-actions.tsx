import { ArrowLeft, ArrowRight, Eye, Save } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'
import { lastStep } from './steps.ts'

type FormActionsProps = {
  readonly step: number
  readonly isSaving: boolean
  readonly isSavingDraft: boolean
  readonly onGo: (step: number) => void
  readonly onSaveDraft: () => void
  readonly onPreview: () => void
}

/**
 * Always at hand at the foot of the screen. While something is typed on a phone it goes back to its place below the form,
 * so that it never lies over the field.
 */
export function FormActions({ step, isSaving, isSavingDraft, onGo, onSaveDraft, onPreview }: FormActionsProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex items-center justify-between gap-1 border-t border-line bg-card px-3 py-2 max-two:group-has-[input:focus]:static max-two:group-has-[textarea:focus]:static two:mx-0 two:rounded-b-card two:px-6 two:py-3">
      <Button look="secondary" className="max-two:px-3" disabled={step === 0} onClick={() => onGo(step - 1)}>
        <ArrowLeft aria-hidden="true" className="size-4 max-sm:hidden" />
        Previous
      </Button>
      <div className="flex">
        <Button
          look="quiet"
          className="max-sm:flex-col max-sm:gap-0 max-sm:px-1.5 max-sm:text-sm"
          isBusy={isSavingDraft}
          onClick={onSaveDraft}
        >
          <Save aria-hidden="true" className="size-4" />
          Save Draft
        </Button>
        <Button look="quiet" className="max-sm:flex-col max-sm:gap-0 max-sm:px-1.5 max-sm:text-sm" onClick={onPreview}>
          <Eye aria-hidden="true" className="size-4" />
          Preview
        </Button>
      </div>
      {step === lastStep ? (
        <Button key="finish" type="submit" className="max-two:px-3" isBusy={isSaving}>
          {isSaving ? 'Saving…' : 'Save & Finish'}
        </Button>
      ) : (
        <Button key="next" className="max-two:px-3" onClick={() => onGo(step + 1)}>
          Next
          <ArrowRight aria-hidden="true" className="size-4 max-sm:hidden" />
        </Button>
      )}
    </div>
  )
}
