import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { ImportInvitation } from '#features/cv-import/web/import-invitation.tsx'
import type { Person } from '#features/cvs/web/cv-fields.ts'
import { myCv } from '#features/cvs/web/my-cv.ts'
import { SavedRating } from '#features/cvs/web/rating-panel.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { BuilderGrid } from './builder-grid.tsx'
import { AsideSkeleton, CvFormSkeleton } from './cv-form-skeleton.tsx'
import { myDraft } from './my-draft.ts'
import { lazyPart } from '#platform/web/lazy-part.ts'

const CvForm = lazyPart(async () => (await import('./cv-form.tsx')).CvForm)

/** The frame is part of the page. The form is rendered in the browser, because its start values are there. */
export function CvBuilder({ person }: { readonly person: Person }) {
  const isHydrated = useHydrated()
  const skeleton = (
    <BuilderGrid
      main={
        <>
          <FirstInvitation />
          <CvFormSkeleton />
        </>
      }
      aside={<AsideSkeleton rating={<SavedRating />} />}
    />
  )
  if (!isHydrated) return skeleton
  return (
    <Suspense fallback={skeleton}>
      <CvForm key={person.id} person={person} />
    </Suspense>
  )
}

/** Its place is there from the start for those who have nothing yet. */
function FirstInvitation() {
  // The loader has made both calls.
  const { data: cv } = useQuery({ ...myCv, enabled: false })
  const { data: draft } = useQuery({ ...myDraft, enabled: false })
  return cv === null && draft === null ? <ImportInvitation /> : null
}
