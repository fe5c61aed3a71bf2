import type { ReactNode } from 'react'

type PublishBarProps = {
  /** Shown above the buttons, so that it is visible wherever the person is typing. */
  readonly notice: ReactNode
  /** The buttons, and whether the text is saved. */
  readonly children: ReactNode
}

/** The bar at the end of a long form, which stays in view. */
export function PublishBar({ notice, children }: PublishBarProps) {
  return (
    <div className="publish-bar sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-3 two:-mx-2 two:px-2">
      {notice}
      {children}
    </div>
  )
}
