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
      <FileDrop {...reading} onFile={reading.read} onStop={reading.stop} />
    </Dialog>
  )
}

const undoOrVersions = 'Please check it. To go back, use Undo or Versions.'
const undoOnly = 'Please check it. Undo removes it all until you leave this page.'

type ReviewProps = ImportDialogProps & { readonly imported: ImportResult; readonly onAnother: () => void }

function Review({ imported, now, onTaken, onClose, onAnother, focusAfter }: ReviewProps) {
  const addId = useId()
  // Without a saved text there is no version to go back to.
  const hasVersion = Boolean(useEditor()?.savedAt)
  const [fields] = useState(now)
  const review = useReview(imported, fields)
  const { result, keys, taken, choose } = review
  const { isAsking, leave, discard, keep } = useDiscard({ ...review, hasOffers: keys.length > 0 }, onClose)
  function accept(): void {
    onTaken(takeOffers(fields, result, taken))
    toast({ title: 'CV Imported', text: hasVersion ? undoOrVersions : undoOnly })
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
          {...{ addId, review }}
          onAdd={accept}
          onAll={() => choose(keys, !review.isAll)}
          onAnother={() => leave(onAnother)}
        />
      }
    >
      <ReviewBody review={review} />
      {isAsking && <DiscardQuestion onDiscard={discard} onKeep={keep} focusAfter={addId} />}
    </Dialog>
  )
}

type ReviewState = ReturnType<typeof useReview>

function ReviewBody({ review }: { readonly review: ReviewState }) {
  const { groups, result, taken, moved, choose, move, moveEntry, moveLeft, news } = review
  return (
    <div className="grid gap-6">
      {groups.length === 0 && <p>Your CV already has everything in this file.</p>}
      {groups.map((group) => (
        <OfferList
          key={group.entry || group.title}
          {...{ group, taken, moved, onTake: choose, onMove: move, onMoveEntry: moveEntry }}
        />
      ))}
      <LeftOver left={result.left} onMove={moveLeft} />
      <output className="sr-only">{news}</output>
    </div>
  )
}

type ReviewButtonsProps = {
  readonly addId: string
  readonly review: ReviewState
  readonly onAdd: () => void
  readonly onAll: () => void
  readonly onAnother: () => void
}

function ReviewButtons({ addId, review: { count, replaced, isAll, keys }, onAdd, onAll, onAnother }: ReviewButtonsProps) {
  return (
    <>
      <output className="basis-full text-sm empty:hidden">{replaced > 0 && replacedText(replaced, count)}</output>
      <Button id={addId} isBusy={count === 0} onClick={onAdd}>
        Add to my CV ({count})
      </Button>
      <Button look="secondary" isBusy={keys.length === 0} onClick={onAll}>
        {isAll ? 'Untick all' : 'Tick all'}
      </Button>
      <Button look="quiet" onClick={onAnother}>
        Another file
      </Button>
    </>
  )
}

const replacedText = (replaced: number, count: number): string =>
  `${replaced} of the ${count} ticked ${replaced === 1 ? 'replaces' : 'replace'} text in your CV.`
