import { lazy, type ReactNode, Suspense } from 'react'

const EnginePages = lazy(async () => ({ default: (await import('./engine-pages.tsx')).EnginePages }))

/** The sheet, until the pages of the engine are there. */
export function drawn(sheet: ReactNode): ReactNode {
  return (
    <Suspense fallback={sheet}>
      <EnginePages>{sheet}</EnginePages>
    </Suspense>
  )
}
