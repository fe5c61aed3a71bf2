import type { ReactNode } from 'react'

type BuilderGridProps = { readonly main: ReactNode; readonly aside: ReactNode }

/** The form, and beside it (below it on a phone) what helps to fill it in. */
export function BuilderGrid({ main, aside }: BuilderGridProps) {
  return (
    <div className="grid items-start gap-6 two:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-4">{main}</div>
      <aside aria-label="Help with your CV" className="grid gap-4">
        {aside}
      </aside>
    </div>
  )
}
