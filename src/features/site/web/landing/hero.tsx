import type { ReactNode } from 'react'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { CachedFragment } from '#platform/web/ui/cached-fragment.tsx'
import { brand } from '../../brand.ts'
import { NoticeBoard } from './notice-board.tsx'

/** `children` is the form for a wish, which belongs to another feature. */
export function Hero({ children }: { readonly children: ReactNode }) {
  return (
    <section className="grid gap-8 pb-8 two:grid-cols-[1.15fr_1fr] two:items-start two:gap-12 two:pt-4 two:pb-12">
      <CachedFragment as="div" cacheKey="hero" className="grid gap-5">
        <p lang="hi" className="font-hindi text-lg font-semibold text-marigold-ink">
          {brand.taglineHindi}
        </p>
        <h1 className="text-3xl leading-tight two:text-4xl">{brand.tagline}</h1>
        <p className="max-w-prose text-lg text-soft">
          Browse jobs with salaries shown, or tell us your dream job and we'll watch for it.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/cv-builder">Build Your CV First</ButtonLink>
          <ButtonLink to="/jobs" look="secondary">
            Browse Jobs
          </ButtonLink>
          <ButtonLink to="/interview-prep" look="secondary">
            Interview Prep
          </ButtonLink>
        </div>
        <NoticeBoard className="mt-4 hidden w-full max-w-md two:block" />
      </CachedFragment>
      {children}
    </section>
  )
}
