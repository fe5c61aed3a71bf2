import { ArrowLeft, ArrowRight, Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { lastStep } from '#features/cvs/web/steps.ts'

type FormActionsProps = {
  readonly step: number
  readonly onGo: (step: number) => void
  readonly onPreview: () => void
  /** The button of the last step, with its label while it is busy. */
  readonly finish: { readonly label: string; readonly busyLabel: string; readonly isBusy: boolean }
  /** Further actions, shown on every step. */
  readonly children?: ReactNode
}

/** A secondary action. On a phone its icon is above its label. */
export const footClass = 'max-sm:flex-col max-sm:gap-0 max-sm:px-1.5 max-sm:text-sm'

/**
 * The buttons at the foot of the screen. While somebody types on a phone they move below the form, so that they never cover the field; with text of
 * twice the size they would cover a third of the screen, so they stay there.
 */
export function FormActions({ step, onGo, onPreview, finish, children }: FormActionsProps) {
  return (
    <div className="foot-bar sticky bottom-(--foot,0px) z-10 -mx-4 flex flex-wrap items-center justify-between gap-1 border-t border-line bg-card px-3 py-2 max-[20em]:static max-two:[.group:has(input:focus,textarea:focus)_&]:static two:mx-0 two:rounded-b-card two:px-6 two:py-3">
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
