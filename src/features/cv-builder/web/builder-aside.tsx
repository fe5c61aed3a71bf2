import { lazy, Suspense } from 'react'
import { CvSummary } from './cv-summary.tsx'
import { RatingPlace } from './cv-form-skeleton.tsx'
import { LivePreview } from './live-preview.tsx'
import { goToField } from './steps.ts'
import { TemplateStrip } from './template-strip.tsx'

const LiveRating = lazy(async () => ({ default: (await import('#features/cvs/web/live-rating.tsx')).LiveRating }))

type BuilderAsideProps = {
  readonly onGo: (step: number, focusId: string) => void
  /** The CV on the screen was saved with another template. */
  readonly onTemplate?: (() => void) | undefined
}

/** What helps to fill the form in: the rating in one line, the templates, the pages. */
export function BuilderAside({ onGo, onTemplate }: BuilderAsideProps) {
  return (
    <>
      <Suspense fallback={<RatingPlace />}>
        <LiveRating onGo={goToField(onGo)} />
      </Suspense>
      <TemplateStrip onChoose={onTemplate} />
      <LivePreview onGo={onGo}>
        <CvSummary />
      </LivePreview>
    </>
  )
}
