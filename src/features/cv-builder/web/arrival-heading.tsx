import { type ReactNode, useEffect, useRef } from 'react'

/** Takes the focus when it appears, so that it is announced and what follows it is reached next. */
export function FocusedHeading({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </h2>
  )
}
