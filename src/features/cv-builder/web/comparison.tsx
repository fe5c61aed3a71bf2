import { Suspense } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import type { CvFields } from '#features/cvs/web/cv-fields.ts'
import { lazyPart } from '#platform/web/lazy-part.ts'

const Compare = lazyPart(async () => (await import('./compare.tsx')).Compare)

type ComparisonProps = {
  readonly mine: CvFields
  readonly theirs: CvFields
  readonly onKeep: () => void
  readonly onTake: () => void
  readonly onClose: () => void
}

/** Compares the text of this page with the text that was saved elsewhere, and lets the person choose. */
export function Comparison({ mine, theirs, onKeep, onTake, onClose }: ComparisonProps) {
  return (
    <Suspense>
      <Compare
        title="Yours and theirs"
        lead="Red: only in the other copy. Green: only in this copy."
        before={theirs}
        after={mine}
        onClose={onClose}
        actions={
          <>
            <Button onClick={onKeep}>Keep mine</Button>
            <Button look="secondary" onClick={onTake}>
              Take theirs
            </Button>
          </>
        }
      />
    </Suspense>
  )
}
