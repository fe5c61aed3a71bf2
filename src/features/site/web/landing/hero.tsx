import type { ReactNode } from 'react'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { CachedFragment } from '#platform/web/ui/cached-fragment.tsx'
import { brand } from '../../brand.ts'

type HeroProps = {
  /** The search and the count of open jobs, which belong to other features. */
  readonly search: ReactNode
  /** New jobs: below both on wide screens, and before the form on phones. */
  readonly board: ReactNode
  /** The form for a wish. */
  readonly children: ReactNode
}

export function Hero({ search, board, children }: HeroProps) {
  return (
    <section className="grid gap-6 pb-6 two:grid-cols-[1.15fr_1fr] two:items-start two:gap-12 two:pt-4 two:pb-8">
      {/* As high as the form beside it, so that the board does not move when the form is loaded. */}
      <div className="grid content-start gap-5 two:min-h-125">
        <CachedFragment as="div" cacheKey="hero" className="grid gap-2 two:gap-3">
          <p lang="hi" className="font-tagline text-lg font-semibold text-marigold-ink">
            {brand.taglineHindi}
          </p>
          <h1 className="text-3xl leading-tight two:text-4xl">{brand.tagline}</h1>
          <p className="max-w-prose text-soft two:text-lg">
            Jobs in India with the pay shown, and employers who answer. Search, or tell us your wish.
          </p>
        </CachedFragment>
        {search}
        <CachedFragment as="div" cacheKey="hero buttons" className="flex flex-wrap gap-3">
          <ButtonLink to="/cv-builder" look="secondary">
            Build Your CV First
          </ButtonLink>
          <ButtonLink to="/jobs" look="secondary">
            Browse Jobs
          </ButtonLink>
          <ButtonLink to="/interview-prep" look="secondary">
            Interview Prep
          </ButtonLink>
        </CachedFragment>
      </div>
      <div className="two:row-start-2 two:col-span-2">{board}</div>
      {children}
    </section>
  )
}
