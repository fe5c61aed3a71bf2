import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from './button.tsx'

type SheetProps = {
  /** The id of the popover: a button with it as its `popoverTarget` opens the sheet. */
  readonly id: string
  readonly title: string
  /** From this width on there is no sheet, and the content is part of the page. */
  readonly until: 'lg' | 'two'
  readonly className?: string
  readonly children: ReactNode
}

const widths = {
  lg: { sheet: 'max-lg:open:grid lg:contents', head: 'lg:hidden' },
  two: { sheet: 'max-two:open:grid two:contents', head: 'two:hidden' },
}

/**
 * A sheet that slides in from below on a phone. It is the browser's popover, which opens without scripts, closes on Escape and moves nothing on the
 * page.
 */
export function Sheet({ id, title, until, className = '', children }: SheetProps) {
  return (
    <div
      id={id}
      popover="auto"
      aria-label={title}
      className={`inset-x-0 top-auto bottom-0 m-0 max-h-[88dvh] w-full max-w-none gap-3 overflow-y-auto rounded-t-2xl border border-line bg-card px-4 text-ink backdrop:bg-scrim ${widths[until].sheet} ${className}`}
    >
      <div className={`flex items-center justify-between pt-2 ${widths[until].head}`}>
        <h2 className="text-lg">{title}</h2>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" className={buttonClass('quiet', 'px-3')}>
          <X aria-hidden="true" className="size-5" />
          <span className="sr-only">Close {title.toLowerCase()}</span>
        </button>
      </div>
      {children}
    </div>
  )
}
