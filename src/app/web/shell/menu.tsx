import { type ReactNode, useEffect, useRef } from 'react'

type MenuProps = {
  readonly id: string
  /** For a button that shows no words of its own. */
  readonly label?: string
  readonly button: ReactNode
  readonly buttonClass: string
  readonly className: string
  readonly children: ReactNode
}

/**
 * The browser's own popover: it opens without a script, closes on Escape and outside clicks, gives the focus back, and tells screen
 * readers whether it is open.
 */
export function Menu({ id, label, button, buttonClass, className, children }: MenuProps) {
  const panel = useRef<HTMLDivElement>(null)
  // Whatever has been chosen, the menu has done its work, however long the next screen may take.
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
