import { Suspense } from 'react'
import type { CvFields } from '#features/cvs/web/cv-fields.ts'
import { lazyPart } from '#platform/web/lazy-part.ts'
import { useCodeAtPress } from '#platform/web/use-code-at-press.ts'

const fetchDialog = async () => (await import('./import-dialog.tsx')).ImportDialog
const ImportDialog = lazyPart(fetchDialog)

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

export function ImportButton({ importing: { isOpen, take, close, focusAfter }, now }: ImportButtonProps) {
  const isLoaded = useCodeAtPress(isOpen, { fetchCode: fetchDialog, close, failureTitle: 'Import Not Opened' })
  if (!isOpen || !isLoaded) return null
  return (
    <Suspense>
      <ImportDialog now={now} onTaken={take} onClose={close} focusAfter={focusAfter} />
    </Suspense>
  )
}
