import type { ReactNode } from 'react'
import { pageHeight, PageSlice } from './page-slice.tsx'
import { PrintedPages } from './printed-pages.tsx'
import type { Pages } from './read-pages.ts'
import { usePages } from './use-pages.ts'

/** The pages of the typed CV as in the PDF. Until they are loaded, and for screen readers, the same content as text. */
export function RenderedPages({ children }: { readonly children: ReactNode }) {
  const { pages } = usePages()
  if (!pages) return children
  return <PagesOverText pages={pages}>{children}</PagesOverText>
}

/** The pages are also used for printing. */
export function PagesOverText({ pages, children }: { readonly pages: Pages; readonly children: ReactNode }) {
  return (
    <div className="grid gap-3">
      <p className="text-sm text-soft">{fillText(pages.fit)}</p>
      <div aria-hidden="true">
        <PageStack pages={pages} />
      </div>
      <div className="sr-only">{children}</div>
      <PrintedPages pages={pages} />
    </div>
  )
}

export function fillText({ pages, fill }: Pages['fit']): string {
  return pages === 1 ? `One page, ${Math.round(Math.min(fill, 1) * 100)}% full` : `${fill.toFixed(1)} pages`
}

/** Shows each page separately, cut from the image of all pages. */
export function PageStack({ pages: { src, fit } }: { readonly pages: Pages }) {
  const sheets = Array.from({ length: fit.pages }, (_, at) => at)
  const example = fit.hasExamples ? '. The grey text is an example' : ''
  return (
    <div className="grid gap-3">
      {sheets.map((at) => (
        <PageSlice
          key={at}
          src={src}
          at={at}
          height={pageHeight * fit.pages}
          label={`Page ${at + 1} of ${fit.pages} of your CV${example}`}
          className="w-full sheet rounded-sm border border-line bg-white"
        />
      ))}
    </div>
  )
}
