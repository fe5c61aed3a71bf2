import { type ReactNode, Suspense } from 'react'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { BuilderGrid } from '#features/cv-builder/web/builder-grid.tsx'
import { AsideSkeleton, CvFormSkeleton } from '#features/cv-builder/web/cv-form-skeleton.tsx'
import { ImportInvitation } from '#features/cv-import/web/import-invitation.tsx'
import { lazyPart } from '#platform/web/lazy-part.ts'

const FreeCvForm = lazyPart(async () => (await import('./free-cv-form.tsx')).FreeCvForm)

/** `jobs` is a link to the jobs, for people who have finished. */
export function FreeBuilder({ jobs }: { readonly jobs: ReactNode }) {
  const isHydrated = useHydrated()
  // Most visitors have nothing stored here; for the others a line of the same height replaces it.
  const beginning = (
    <>
      <ImportInvitation />
      <CvFormSkeleton />
    </>
  )
  const skeleton = (
    <>
      <NeedsScript />
      <BuilderGrid main={beginning} aside={<AsideSkeleton />} />
    </>
  )
  if (!isHydrated) return skeleton
  return (
    <Suspense fallback={skeleton}>
      <FreeCvForm jobs={jobs} />
    </Suspense>
  )
}
