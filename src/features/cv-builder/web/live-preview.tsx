import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { PreviewPlace } from './cv-form-skeleton.tsx'
import { lazyPart } from '#platform/web/lazy-part.ts'

const LivePages = lazyPart(async () => (await import('./live-pages.tsx')).LivePages)

/** Wide enough for a readable page beside the form. On narrower screens nothing of the preview is loaded. */
const wide = '(min-width: 68.75rem)'

function useIsWide(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const query = matchMedia(wide)
      query.addEventListener('change', tell)
      return () => query.removeEventListener('change', tell)
    },
    () => matchMedia(wide).matches,
    () => false,
  )
}

type LivePreviewProps = {
  /** True once the form is rendered, so that its preview may be loaded. */
  readonly isReady: boolean
  readonly onGo: (step: number, focusId: string) => void
  /** Shown on narrow screens instead. */
  readonly children: ReactNode
}

export function LivePreview({ isReady, onGo, children }: LivePreviewProps) {
  if (!useIsWide()) return children
  if (!isReady) return <PreviewPlace />
  return (
    <Suspense fallback={<PreviewPlace />}>
      <LivePages onGo={onGo} />
    </Suspense>
  )
}
