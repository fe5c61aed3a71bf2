import type { ReactNode } from 'react'
import { type Pages, usePages } from './use-pages.ts'

const a4 = { width: 595.28, height: 841.89 }

/** The pages as the PDF will have them. Until they are loaded, and for screen readers, the same as text. */
export function RenderedPages({ children }: { readonly children: ReactNode }) {
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

export function fillText({ pages, fill }: Pages['fit']): string {
  return pages === 1 ? `One page, ${Math.round(Math.min(fill, 1) * 100)}% full` : `${fill.toFixed(1)} pages`
}

/** Each page is shown separately, cut from the one image of all. */
export function PageStack({ pages: { src, fit } }: { readonly pages: Pages }) {
  const sheets = Array.from({ length: fit.pages }, (_, at) => at)
  return (
    <div className="grid gap-3">
      {sheets.map((at) => (
        <svg
          key={at}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an image of its own page: the one drawing holds them all
          role="img"
          aria-label={`Page ${at + 1} of ${fit.pages} of your CV`}
          viewBox={`0 ${at * a4.height} ${a4.width} ${a4.height}`}
          className="w-full sheet rounded-sm border border-line bg-white"
        >
          <image href={src} width={a4.width} height={a4.height * fit.pages} />
        </svg>
      ))}
    </div>
  )
}
