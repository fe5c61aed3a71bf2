import { lazy, Suspense } from 'react'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { Person } from '#features/cvs/web/cv-fields.ts'
import { SavedRating } from '#features/cvs/web/rating-panel.tsx'
import { BuilderGrid } from './builder-grid.tsx'
import { CvFormSkeleton, CvSummarySkeleton } from './cv-form-skeleton.tsx'

const CvForm = lazy(async () => ({ default: (await import('./cv-form.tsx')).CvForm }))

/** The frame is part of the page. The form is rendered in the browser, because its start values are there. */
export function CvBuilder({ person }: { readonly person: Person }) {
  const isHydrated = useHydrated()
  const aside = (
    <>
      <CvSummarySkeleton />
      <SavedRating />
    </>
  )
  const skeleton = <BuilderGrid main={<CvFormSkeleton />} aside={aside} />
  if (!isHydrated) return skeleton
  return (
    <Suspense fallback={skeleton}>
      <CvForm key={person.id} person={person} />
    </Suspense>
  )
}
