import { pageHeight, PageSlice } from '#features/cvs/web/page-slice.tsx'
import type { Pages } from '#features/cvs/web/read-pages.ts'

type PageOneProps = { readonly pages: Pages | null; readonly onOpen: () => void }

/** A small image of the first page, which opens the preview. Its space is reserved, so that nothing moves. */
export function PageOne({ pages, onOpen }: PageOneProps) {
  const sheet = 'aspect-[595/842] w-full sheet rounded-sm border border-line-strong bg-white'
  if (!pages) return <div className={`sm:row-span-2 ${sheet}`} />
  return (
    <button type="button" aria-label="Open the preview of your CV" className="cursor-pointer sm:row-span-2" onClick={onOpen}>
      <PageSlice
        src={pages.src}
        at={0}
        height={pageHeight * pages.fit.pages}
        label="The first page of your CV"
        className={sheet}
      />
    </button>
  )
}
