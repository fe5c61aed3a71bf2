import { useId, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import type { CvFields } from '#features/cvs/web/cv-fields.ts'
import { useEditor } from '#features/cvs/web/editor-context.tsx'
import type { ImportResult } from '../contract.ts'
import { DiscardQuestion } from './discard-question.tsx'
import { FileDrop } from './file-drop.tsx'
import { LeftOver } from './left-over.tsx'
import { OfferList } from './offer-list.tsx'
import { takeOffers } from './take-offers.ts'
import { useDiscard } from './use-discard.ts'
import { useImport } from './use-import.ts'
import { useReview } from './use-review.ts'

type ImportDialogProps = {
  readonly now: () => CvFields
  readonly onTaken: (fields: CvFields) => void
  readonly onClose: () => void
  readonly focusAfter: string
}

/** Imports a CV from a file: the person chooses the file, reviews its content, and accepts values. */
export function ImportDialog({ onClose, ...props }: ImportDialogProps) {
  const { imported, another, ...reading } = useImport()
  if (imported) return <Review imported={imported} onAnother={another} onClose={onClose} {...props} />
  return (
    <Dialog isOpen onOpenChange={onClose} title="Import a CV" className="max-w-xl" focusAfter={props.focusAfter}>
      <FileDrop isReading={reading.isReading} error={reading.error} onFile={reading.read} />
    </Dialog>
  )
}

const undoOrVersions = 'Please check it. To go back, use Undo or Versions.'
/** Without an account there are no versions. */
const undoOnly = 'Please check it. Undo removes it all until you leave this page.'

type ReviewProps = ImportDialogProps & { readonly imported: ImportResult; readonly onAnother: () => void }

function Review({ imported, now, onTaken, onClose, onAnother, focusAfter }: ReviewProps) {
  const addId = useId()
  const isMine = useEditor() !== null
  const [fields] = useState(now)
  const { result, groups, keys, taken, moved, news, isAll, isChanged, choose, move } = useReview(imported, fields)
  const { isAsking, leave, discard, keep } = useDiscard(isChanged, onClose)
  function accept(): void {
    onTaken(takeOffers(fields, result, taken))
    toast({ title: 'CV Imported', text: isMine ? undoOrVersions : undoOnly })
    onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={() => leave(onClose)}
      title="Review your import"
      description="Choose what to add. Items we are not sure of, or that would replace your text, are not ticked."
      {...{ className: 'max-w-3xl', focusAfter }}
      footer={
        <ReviewButtons
          {...{ addId, count: taken.size, isAll, isEmpty: keys.length === 0 }}
          onAdd={accept}
          onAll={() => choose(keys, !isAll)}
          onAnother={() => leave(onAnother)}
        />
      }
    >
      <div className="grid gap-6">
        {groups.length === 0 && <p>Your CV already has everything in this file.</p>}
        {groups.map((group) => (
          <OfferList key={group.title} group={group} taken={taken} moved={moved} onTake={choose} onMove={move} />
        ))}
        <LeftOver left={result.left} />
        <output className="sr-only">{news}</output>
      </div>
      {isAsking && <DiscardQuestion onDiscard={discard} onKeep={keep} focusAfter={addId} />}
    </Dialog>
  )
}

type ReviewButtonsProps = {
  readonly addId: string
  /** The number of chosen values. */
  readonly count: number
  readonly isAll: boolean
  readonly isEmpty: boolean
  readonly onAdd: () => void
  readonly onAll: () => void
  readonly onAnother: () => void
}

function ReviewButtons({ addId, count, isAll, isEmpty, onAdd, onAll, onAnother }: ReviewButtonsProps) {
  return (
    <>
      <Button id={addId} isBusy={count === 0} onClick={onAdd}>
        Add to my CV ({count})
      </Button>
      <Button look="secondary" isBusy={isEmpty} onClick={onAll}>
        {isAll ? 'Accept none' : 'Accept all'}
      </Button>
      <Button look="quiet" onClick={onAnother}>
        Another file
      </Button>
    </>
  )
}
