import { lazy, Suspense } from 'react'
import type { CvFields } from '../cv-fields.ts'
import type { ImportState } from '../use-dialogs.ts'

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }))

type ImportButtonProps = {
  readonly importing: ImportState
  /** What stands in the form. */
  readonly now: () => CvFields
}

export function ImportButton({ importing, now }: ImportButtonProps) {
  if (!importing.isOpen) return null
  return (
    <Suspense>
      <ImportDialog now={now} onTaken={importing.take} onClose={importing.close} />
    </Suspense>
  )
}
