import { type ReactNode, useEffect, useRef } from 'react'

/** Takes the focus when it comes, so that it is heard and what stands under it is reached next. */
export function FocusedHeading({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </h2>
  )
}
