import type { ReactNode } from 'react'

type SectionProps = { readonly title: ReactNode; readonly children: ReactNode; readonly intro?: ReactNode }

/** A section of the landing page, with the width and heading position of all others. */
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
