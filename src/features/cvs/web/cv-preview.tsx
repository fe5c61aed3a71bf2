import './cv-print.css'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { CvSheet, type PrintModel } from './cv-sheet.tsx'

type CvPreviewProps = {
  readonly cv: PrintModel
  readonly onClose: () => void
  /** The link to the PDF, or the reason why there is none. */
  readonly download: ReactNode
  /** The button to print; without it, the shown sheet is printed. */
  readonly print?: ReactNode
  /** Replaces the HTML sheet by the rendered pages, if there are any. */
  readonly withRenderedPages?: (sheet: ReactNode) => ReactNode
}

/** The CV in a dialog. Radix is large, so this file is loaded when the preview is first opened. */
export function CvPreview({ cv, onClose, download, print: button, withRenderedPages = (sheet) => sheet }: CvPreviewProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Preview of your CV"
      className="h-[90vh] max-w-3xl"
      footer={
        <>
          {download}
          {button ?? (
            <Button look="secondary" onClick={() => print()}>
              <Printer aria-hidden="true" className="size-4" />
              Print
            </Button>
          )}
        </>
      }
    >
      {withRenderedPages(<CvSheet cv={cv} />)}
      {createPortal(
        <div className="print-page" aria-hidden="true">
          <CvSheet cv={cv} />
        </div>,
        document.body,
      )}
    </Dialog>
  )
}
