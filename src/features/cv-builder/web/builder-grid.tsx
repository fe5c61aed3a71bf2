import type { ReactNode } from 'react'

type BuilderGridProps = {
  readonly main: ReactNode
  readonly aside: ReactNode
}

/** On wide screens it stays in view beside the form, and scrolls on its own if it is higher than the screen. */
const staying =
  'min-[68.75rem]:sticky min-[68.75rem]:top-20 min-[68.75rem]:max-h-[calc(100dvh-6rem)] min-[68.75rem]:overflow-y-auto min-[68.75rem]:overscroll-contain'

/** The form, with help beside it (on a phone below it). */
export function BuilderGrid({ main, aside }: BuilderGridProps) {
  return (
    <div className="grid items-start gap-6 two:grid-cols-[minmax(0,1fr)_20rem] min-[68.75rem]:grid-cols-[minmax(0,1fr)_29rem]">
      <div className="grid gap-4">{main}</div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself, and not everybody has a mouse */}
      <aside aria-label="Help with your CV" tabIndex={0} className={`grid gap-4 ${staying}`}>
        {aside}
      </aside>
    </div>
  )
}
