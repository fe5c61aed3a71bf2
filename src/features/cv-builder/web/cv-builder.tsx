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

/** The screen of the builder. The server renders the frame; the form is rendered in the browser, which has its start values. */
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

/** Its space is reserved from the start, for people who have no text yet. */
function FirstInvitation() {
  // The loader has made both calls.
  const { data: cv } = useQuery({ ...myCv, enabled: false })
  const { data: draft } = useQuery({ ...myDraft, enabled: false })
  return cv === null && draft === null ? <ImportInvitation /> : null
}
