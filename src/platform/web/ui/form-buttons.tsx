import type { ReactNode } from 'react'
import { Button } from './button.tsx'

type FormButtonsProps = {
  readonly look: 'primary' | 'outline' | 'danger'
  readonly isBusy: boolean
  readonly onCancel: () => void
  /** The label of the button that sends the form. */
  readonly children: ReactNode
}

/** The buttons of a form that opens inside a page and can be closed again. */
export function FormButtons({ look, isBusy, onCancel, children }: FormButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" look={look} isBusy={isBusy}>
        {children}
      </Button>
      <Button look="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
