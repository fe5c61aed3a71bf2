import type { ReactNode } from 'react'

/** A placeholder for the line of the rating. */
export function RatingPlace() {
  return (
    <RatingFrame>
      <p className="flex h-13.5 items-center px-4 text-sm text-soft">Start typing to see your CV score and how to improve it.</p>
    </RatingFrame>
  )
}

export function RatingFrame({ children }: { readonly children: ReactNode }) {
  return (
    <section aria-labelledby="cv-rating" className="rounded-card border border-line bg-card">
      <h2 id="cv-rating" className="sr-only">
        CV rating
      </h2>
      {children}
    </section>
  )
}
