import { type ReactNode, useEffect, useRef } from 'react'

/** A heading that takes the focus when it appears, so that it is announced and the next Tab reaches what follows it. */
export function FocusedHeading({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </h2>
  )
}
