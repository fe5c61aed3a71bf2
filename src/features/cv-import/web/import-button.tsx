import type { CvFields } from '#features/cvs/web/cv-fields.ts'
import { partAtPress } from '#platform/web/part-at-press.ts'

const ImportDialog = partAtPress(async () => (await import('./import-dialog.tsx')).ImportDialog, 'Import Not Opened')

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
  return isOpen && <ImportDialog now={now} onTaken={take} onClose={close} focusAfter={focusAfter} />
}
