import type { ReactNode } from 'react'
import { fillText, PageStack } from './live-pages.tsx'
import { usePages } from './use-pages.ts'

/** The pages as the PDF will have them. Until they are there, and for anyone who listens, the same as text. */
export function EnginePages({ children }: { readonly children: ReactNode }) {
  const { pages } = usePages()
  if (!pages) return children
  return (
    <div className="grid gap-3">
      <p className="text-sm text-soft">{fillText(pages.fit)}</p>
      <div aria-hidden="true">
        <PageStack pages={pages} />
      </div>
      <div className="sr-only">{children}</div>
    </div>
  )
}
