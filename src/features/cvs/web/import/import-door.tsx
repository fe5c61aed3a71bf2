import { lazy, Suspense } from 'react'
import type { CvFields } from '../cv-fields.ts'
import type { Importing } from '../use-dialogs.ts'

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }))

type ImportDoorProps = {
  readonly importing: Importing
  /** What stands in the form. */
  readonly now: () => CvFields
}

export function ImportDoor({ importing, now }: ImportDoorProps) {
  if (!importing.isOpen) return null
  return (
    <Suspense>
      <ImportDialog now={now} onTaken={importing.take} onClose={importing.close} />
    </Suspense>
  )
}
