import type { ReactNode } from 'react'
import { CvPreview } from '#features/cvs/web/cv-preview.tsx'
import type { Pages } from '#features/cvs/web/read-pages.ts'
import { PagesOverText } from '#features/cvs/web/rendered-pages.tsx'
import type { CvView } from '../contract.ts'
import { DownloadButton } from './download-button.tsx'
import { PrintButton } from './print-button.tsx'
import type { ViewPages } from './use-view-pages.ts'

type ViewPreviewProps = {
  readonly view: CvView
  readonly drawing: ViewPages
  readonly lockedBy: string | undefined
  readonly onClose: () => void
}

/** Shows the pages of the PDF or, while it is locked, the text of the CV. */
export function ViewPreview({ view, drawing, lockedBy, onClose }: ViewPreviewProps) {
  const pages = lockedBy === undefined ? drawing.pages : null
  return (
    <CvPreview
      cv={view}
      onClose={onClose}
      download={lockedBy === undefined && <DownloadButton cvId={view.id} />}
      print={<PrintButton label="Print" drawing={drawing} lockedBy={lockedBy} />}
      {...(pages && { withRenderedPages: covering(pages) })}
    />
  )
}

function covering(pages: Pages): (sheet: ReactNode) => ReactNode {
  return (sheet) => <PagesOverText pages={pages}>{sheet}</PagesOverText>
}
