import { useState } from 'react'
import type { CvFields } from '#features/cvs/web/cv-fields.ts'
import type { CvFormReturn } from './use-draft-storage.ts'
import { stepHeading, type Steps } from './use-steps.ts'

type DialogsOptions = {
  readonly show: (fields: CvFields) => void
  /** Called before an import. */
  readonly keepBefore?: () => void
  /** Called when the values of the file are in the form. */
  readonly onImported: () => void
}

/** Shows what an import leaves to fill in, on all steps: nobody would look for it on steps that are filled already. */
export function checkAll(form: CvFormReturn, { seeAll }: Pick<Steps, 'seeAll'>): void {
  seeAll()
  void form.trigger()
}

/** The dialogs over the form: the preview, and the import of a file, which is one step that can be undone. */
export function useDialogs({ show, keepBefore, onImported }: DialogsOptions) {
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
        onImported()
      },
      focusAfter: stepHeading,
    },
  }
}
