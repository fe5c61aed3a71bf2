import type { ReactNode } from 'react'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import type { CvFields } from '#features/cvs/web/cv-fields.ts'
import { DifferenceText } from './difference-text.tsx'
import { differencesBetween } from './differences.ts'

type CompareProps = {
  readonly title: string
  /** Explains the marks of removed and added words. */
  readonly lead: string
  readonly before: CvFields
  readonly after: CvFields
  readonly onClose: () => void
  readonly actions: ReactNode
}

/** Compares two texts of the CV, part by part. Loaded when it is first opened. */
export function Compare({ title, lead, before, after, onClose, actions }: CompareProps) {
  const differences = differencesBetween(before, after)
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} description={lead} className="max-w-2xl" footer={actions}>
      <div className="grid gap-5">
        {differences.length === 0 && <p>Both are the same.</p>}
        {differences.map(({ title: part, pieces }) => (
          <section key={part} className="grid gap-1">
            <h3 className="text-base">{part}</h3>
            <DifferenceText pieces={pieces} />
          </section>
        ))}
      </div>
    </Dialog>
  )
}
