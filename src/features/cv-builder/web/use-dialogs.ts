import { useState } from 'react'
import type { CvFields } from '#features/cvs/web/cv-fields.ts'
import type { CvFormReturn } from './use-draft-storage.ts'
import { stepHeading, type Steps } from './use-steps.ts'

type DialogsOptions = {
  readonly form: CvFormReturn
  readonly steps: Pick<Steps, 'seeAll'>
  readonly show: (fields: CvFields) => void
  /** Called before an import. */
  readonly keepBefore?: () => void
}

/** The dialogs over the form: the preview, and the import of a file, which is one step that can be undone. */
export function useDialogs({ form, steps, show, keepBefore }: DialogsOptions) {
  const [isPreviewed, setPreviewed] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const [isImported, setImported] = useState(false)
  return {
    isPreviewed,
    openPreview: () => setPreviewed(true),
    closePreview: () => setPreviewed(false),
    /** Whether text of a file was added since the page was opened. */
    isImported,
    importing: {
      isOpen: isImporting,
      open: () => setImporting(true),
      close: () => setImporting(false),
      take: (fields: CvFields) => {
        keepBefore?.()
        show(fields)
        setImported(true)
        // Shows what is missing on all steps: nobody would look for it on steps that are filled already.
        steps.seeAll()
        form.trigger().catch(() => {})
      },
      focusAfter: stepHeading,
    },
  }
}
