import type { ReactNode } from 'react'

type PublishBarProps = {
  /** Above the buttons, because it has to be seen wherever the person is typing. */
  readonly notice: ReactNode
  /** The buttons, and what is saved. */
  readonly children: ReactNode
}

/** The end of a long form, always in reach. */
export function PublishBar({ notice, children }: PublishBarProps) {
  return (
    <div className="publish-bar sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-3 two:-mx-2 two:px-2">
      {notice}
      {children}
    </div>
  )
}
