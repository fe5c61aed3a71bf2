import type { ReactNode } from 'react'

type SectionProps = { readonly title: ReactNode; readonly children: ReactNode; readonly intro?: ReactNode }

/** One section of the landing page: as wide as all others, with its heading on the same line of the grid. */
export function Section({ title, intro, children }: SectionProps) {
  return (
    <section className="grid gap-4 py-6 two:gap-5 two:py-10">
      <div className="grid gap-1">
        <h2 className="text-2xl">{title}</h2>
        {intro && <p className="max-w-prose text-soft">{intro}</p>}
      </div>
      {children}
    </section>
  )
}
