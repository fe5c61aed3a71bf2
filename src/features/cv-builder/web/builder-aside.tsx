import { type ReactNode, Suspense } from 'react'
import { RatingPlace } from '#features/cvs/web/rating-place.tsx'
import { useIdle } from '#platform/web/when-idle.ts'
import { CvSummary } from '#features/cvs/web/cv-summary.tsx'
import { LivePreview } from './live-preview.tsx'
import { goToField } from '#features/cvs/web/steps.ts'
import { TemplateStrip } from '#features/cvs/web/template-strip.tsx'
import { lazyPart } from '#platform/web/lazy-part.ts'

const LiveRating = lazyPart(async () => (await import('#features/cvs/web/live-rating.tsx')).LiveRating)

type BuilderAsideProps = {
  readonly onGo: (step: number, focusId: string) => void
  /** Called when the CV on the screen was saved with another template. */
  readonly onTemplate?: (() => void) | undefined
  /** Shown until the rating of the typed text is loaded. */
  readonly place?: ReactNode
}

/** Helps to fill in the form: the rating in one line, the templates, the pages. */
export function BuilderAside({ onGo, onTemplate, place = <RatingPlace /> }: BuilderAsideProps) {
  const isIdle = useIdle()
  return (
    <>
      {isIdle ? (
        <Suspense fallback={place}>
          <LiveRating onGo={goToField(onGo)} />
        </Suspense>
      ) : (
        place
      )}
      <TemplateStrip onChoose={onTemplate} />
      <LivePreview isReady={isIdle} onGo={onGo}>
        <CvSummary />
      </LivePreview>
    </>
  )
}
