import { ArrowLeft, ArrowRight, Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { lastStep } from './steps.ts'

type FormActionsProps = {
  readonly step: number
  readonly onGo: (step: number) => void
  readonly onPreview: () => void
  /** What ends the last step, and how that is called while it is under way. */
  readonly finish: { readonly label: string; readonly busyLabel: string; readonly isBusy: boolean }
  /** What else can be done on every step. */
  readonly children?: ReactNode
}

/** A quiet action at the foot: on a phone its sign stands above its name. */
export const footClass = 'max-sm:flex-col max-sm:gap-0 max-sm:px-1.5 max-sm:text-sm'

/**
 * Always at hand at the foot of the screen. While something is typed on a phone it goes back to its place below the form,
 * so that it never lies over the field.
 */
export function FormActions({ step, onGo, onPreview, finish, children }: FormActionsProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex items-center justify-between gap-1 border-t border-line bg-card px-3 py-2 max-two:group-has-[input:focus]:static max-two:group-has-[textarea:focus]:static two:mx-0 two:rounded-b-card two:px-6 two:py-3">
      <Button look="secondary" className="max-two:px-3" disabled={step === 0} onClick={() => onGo(step - 1)}>
        <ArrowLeft aria-hidden="true" className="size-4 max-sm:hidden" />
        Previous
      </Button>
      <div className="flex">
        {children}
        <Button look="quiet" className={footClass} onClick={onPreview}>
          <Eye aria-hidden="true" className="size-4" />
          Preview
        </Button>
      </div>
      {step === lastStep ? (
        <Button key="finish" type="submit" className="max-two:px-3" isBusy={finish.isBusy}>
          {finish.isBusy ? finish.busyLabel : finish.label}
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
