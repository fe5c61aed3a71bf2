import { useState } from 'react'
import type { CvFields } from '#features/cvs/web/cv-fields.ts'
import { stepHeading } from './use-steps.ts'

/** The dialogs over the form: the preview, and the import of a file, which is one step that can be undone. `keepBefore` is called before an import. */
export function useDialogs(show: (fields: CvFields) => void, keepBefore?: () => void) {
  const [isPreviewed, setPreviewed] = useState(false)
  const [isImporting, setImporting] = useState(false)
  return {
    isPreviewed,
    openPreview: () => setPreviewed(true),
    closePreview: () => setPreviewed(false),
    importing: {
      isOpen: isImporting,
      open: () => setImporting(true),
      close: () => setImporting(false),
      take: (fields: CvFields) => {
        keepBefore?.()
        show(fields)
      },
      focusAfter: stepHeading,
    },
  }
}
