import { Suspense } from 'react'
import type { CvFields } from '#features/cvs/web/cv-fields.ts'
import { lazyPart } from '#platform/web/lazy-part.ts'

const ImportDialog = lazyPart(async () => (await import('./import-dialog.tsx')).ImportDialog)

type ImportState = {
  readonly isOpen: boolean
  /** Puts the imported values into the form. */
  readonly take: (fields: CvFields) => void
  readonly close: () => void
  /** The id of the heading of the form. */
  readonly focusAfter: string
}

type ImportButtonProps = {
  readonly importing: ImportState
  /** Returns the current values of the form. */
  readonly now: () => CvFields
}

export function ImportButton({ importing, now }: ImportButtonProps) {
  if (!importing.isOpen) return null
  return (
    <Suspense>
      <ImportDialog now={now} onTaken={importing.take} onClose={importing.close} focusAfter={importing.focusAfter} />
    </Suspense>
  )
}
