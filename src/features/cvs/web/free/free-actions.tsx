import { ArrowLeft, ArrowRight, Eye } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'
import { lastStep } from '../steps.ts'

type FreeActionsProps = {
  readonly step: number
  readonly isMaking: boolean
  readonly onGo: (step: number) => void
  readonly onPreview: () => void
}

/** Always at hand at the foot of the screen; below the form while something is typed on a phone. */
export function FreeActions({ step, isMaking, onGo, onPreview }: FreeActionsProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex items-center justify-between gap-1 border-t border-line bg-card px-3 py-2 max-two:group-has-[input:focus]:static max-two:group-has-[textarea:focus]:static two:mx-0 two:rounded-b-card two:px-6 two:py-3">
      <Button look="secondary" className="max-two:px-3" disabled={step === 0} onClick={() => onGo(step - 1)}>
        <ArrowLeft aria-hidden="true" className="size-4 max-sm:hidden" />
        Previous
      </Button>
      <Button look="quiet" onClick={onPreview}>
        <Eye aria-hidden="true" className="size-4" />
        Preview
      </Button>
      {step === lastStep ? (
        <Button key="finish" type="submit" className="max-two:px-3" isBusy={isMaking}>
          {isMaking ? 'Creating…' : 'Create My CV'}
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
