import { lazy, type ReactNode, Suspense } from 'react'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { BuilderGrid } from '../builder-grid.tsx'
import { CvFormSkeleton, GlanceSkeleton } from '../cv-form-skeleton.tsx'

const FreeCvForm = lazy(async () => ({ default: (await import('./free-cv-form.tsx')).FreeCvForm }))

/** `jobs` is the way to the jobs, for whoever has finished. */
export function FreeBuilder({ jobs }: { readonly jobs: ReactNode }) {
  const isHydrated = useHydrated()
  const skeleton = (
    <>
      <NeedsScript />
      <BuilderGrid label="Your CV so far" main={<CvFormSkeleton />} aside={<GlanceSkeleton />} />
    </>
  )
  if (!isHydrated) return skeleton
  return (
    <Suspense fallback={skeleton}>
      <FreeCvForm jobs={jobs} />
    </Suspense>
  )
}
