import { type ChangeEvent, type ReactNode, useId } from 'react'
import { useHydrated } from '../use-hydrated.ts'
import { type ButtonLook, buttonClass } from './button.tsx'

/** Requesting these types makes phones convert photos to JPEG. */
const accept = 'image/jpeg,image/png,image/webp'

const focusAndBusy =
  'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-blue peer-disabled:cursor-default peer-disabled:opacity-60 peer-aria-disabled:cursor-default peer-aria-disabled:opacity-60'

type PictureButtonProps = {
  readonly look?: ButtonLook
  readonly isBusy: boolean
  readonly onChosen: (file: File) => void
  readonly className?: string
  /** An icon and the label. */
  readonly children: ReactNode
}

/** The browser's own file chooser, behind a label that looks like a button. */
export function PictureButton({ look = 'secondary', isBusy, onChosen, className = '', children }: PictureButtonProps) {
  const id = useId()
  const isHydrated = useHydrated()
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const file = currentTarget.files?.[0]
    if (file && !isBusy) onChosen(file)
    // Reset, so that the same file can be chosen again after it was refused.
    currentTarget.value = ''
  }
  return (
    <span>
      {/* Not disabled while busy, because a disabled input loses the focus. */}
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={!isHydrated}
        aria-disabled={isBusy || undefined}
        onChange={choose}
        className="peer sr-only"
      />
      <label htmlFor={id} className={buttonClass(look, `${className} ${focusAndBusy}`)}>
        {children}
      </label>
    </span>
  )
}
