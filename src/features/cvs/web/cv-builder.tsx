import { lazy, Suspense, useSyncExternalStore } from 'react'
import { BuilderGrid } from './builder-grid.tsx'
import type { Person } from './cv-fields.ts'
import { CvFormSkeleton } from './cv-form-skeleton.tsx'
import { RatingPanel } from './rating-panel.tsx'

const CvForm = lazy(async () => ({ default: (await import('./cv-form.tsx')).CvForm }))

/** The frame comes with the page; the form comes after it, for what it begins with is in the browser. */
export function CvBuilder({ person }: { readonly person: Person }) {
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const aside = <RatingPanel />
  const skeleton = <BuilderGrid main={<CvFormSkeleton />} aside={aside} />
  if (!isInBrowser) return skeleton
  return (
    <Suspense fallback={skeleton}>
      <CvForm key={person.id} person={person} aside={aside} />
    </Suspense>
  )
}

function neverChanges(): () => void {
  return () => {}
}
