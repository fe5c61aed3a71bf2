import { type ReactNode, useEffect, useRef } from 'react'

type MenuProps = {
  readonly id: string
  /** For a button without visible text. */
  readonly label?: string
  readonly button: ReactNode
  readonly buttonClass: string
  readonly className: string
  readonly children: ReactNode
}

/**
 * A menu as a popover of the browser: it opens without scripts, closes on Escape and on clicks outside, returns the focus, and tells screen readers
 * whether it is open.
 */
export function Menu({ id, label, button, buttonClass, className, children }: MenuProps) {
  const panel = useRef<HTMLDivElement>(null)
  // Closes the menu after a choice, however long the next screen takes.
  useEffect(() => {
    const menu = panel.current
    const close = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest('a')) menu?.hidePopover()
    }
    menu?.addEventListener('click', close)
    return () => menu?.removeEventListener('click', close)
  }, [])
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={label} aria-controls={id} className={buttonClass}>
        {button}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={`fixed inset-auto m-0 rounded-card border border-line bg-card p-2 text-ink ${className}`}
      >
        {children}
      </div>
    </>
  )
}
