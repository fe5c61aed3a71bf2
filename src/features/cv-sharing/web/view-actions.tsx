import '#features/cvs/web/cv-print.css'
import { Eye } from 'lucide-react'
import { Suspense } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#platform/web/ui/button.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { CvSheet } from '#features/cvs/web/cv-sheet.tsx'
import { PrintedPages } from '#features/cvs/web/printed-pages.tsx'
import { webmailOf } from '../masked-email.ts'
import type { CvView } from '../contract.ts'
import { DownloadButton } from './download-button.tsx'
import { PrintButton } from './print-button.tsx'
import { OtherFiles } from './other-files.tsx'
import { isWaitingForEmail, unlockText } from './unlock-box.tsx'
import type { ViewPages } from './use-view-pages.ts'
import { lazyPart } from '#platform/web/lazy-part.ts'

const Preview = lazyPart(async () => (await import('./view-preview.tsx')).ViewPreview)

type ViewActionsProps = {
  readonly view: CvView
  readonly drawing: ViewPages
  readonly isPreviewed: boolean
  readonly onPreview: (isPreviewed: boolean) => void
}

/** Buttons to download, view and print. Printing uses the pages of the PDF, also from the browser's own menu. */
export function ViewActions({ view, drawing, isPreviewed, onPreview }: ViewActionsProps) {
  const isHydrated = useHydrated()
  const lockedBy = lockOf(view)
  const isOpen = lockedBy === undefined
  const download = <DownloadButton key="download" cvId={view.id} look={isOpen ? 'primary' : 'secondary'} lockedBy={lockedBy} />
  return (
    <div className="flex gap-3 max-sm:flex-col sm:flex-wrap">
      {isOpen && download}
      <Button
        key="preview"
        look={isPreviewFirst(view) ? 'primary' : 'secondary'}
        onClick={() => onPreview(true)}
        disabled={!isHydrated}
      >
        <Eye aria-hidden="true" className="size-4" />
        Preview CV
      </Button>
      {!isOpen && download}
      <PrintButton label="Print CV" drawing={drawing} lockedBy={lockedBy} />
      {view.own && isOpen && (
        <div className="sm:basis-full">
          <OtherFiles cvId={view.id} />
        </div>
      )}
      {isPreviewed && (
        <Suspense>
          <Preview view={view} drawing={drawing} lockedBy={lockedBy} onClose={() => onPreview(false)} />
        </Suspense>
      )}
      {isHydrated && !isPreviewed && <ToPrint view={view} drawing={drawing} />}
    </div>
  )
}

/** The id of the badge that says that the PDF is locked. */
export const lockText = 'cv-lock'

/** The id of the text that says why the PDF is locked; undefined if it is not. */
function lockOf(view: CvView): string | undefined {
  if (view.downloadAllowed) return undefined
  return isWaitingForEmail(view) ? unlockText : lockText
}

/** While the PDF is locked and the webmail is known, opening the email is the primary action. */
function isPreviewFirst(view: CvView): boolean {
  return !view.downloadAllowed && !(isWaitingForEmail(view) && webmailOf(view.personalInfo.email))
}

/** Until the pages are drawn, and while the PDF is locked, the browser's own menu prints the text of the CV. */
function ToPrint({ view, drawing: { pages } }: Pick<ViewActionsProps, 'view' | 'drawing'>) {
  if (pages && view.downloadAllowed) return <PrintedPages pages={pages} />
  return createPortal(
    <div className="print-page" aria-hidden="true">
      <CvSheet cv={view} />
    </div>,
    document.body,
  )
}
