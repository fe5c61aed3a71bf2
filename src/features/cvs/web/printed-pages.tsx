import './cv-print.css'
import { createPortal } from 'react-dom'
import { pageHeight, PageSlice } from './page-slice.tsx'
import type { Pages } from './read-pages.ts'

/** Printed instead of the screen: the pages of the PDF, from the drawing that is also shown on the screen. */
export function PrintedPages({ pages: { src, fit } }: { readonly pages: Pages }) {
  return createPortal(
    <div className="print-drawing" aria-hidden="true">
      {Array.from({ length: fit.pages }, (_, at) => (
        <PageSlice key={at} src={src} at={at} height={pageHeight * fit.pages} label={`Page ${at + 1}`} />
      ))}
    </div>,
    document.body,
  )
}
