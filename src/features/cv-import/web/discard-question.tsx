import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'

type DiscardQuestionProps = { readonly onDiscard: () => void; readonly onKeep: () => void; readonly focusAfter: string }

/** Shown if choices or corrections would be lost, or what has been read from the file. */
export function DiscardQuestion({ onDiscard, onKeep, focusAfter }: DiscardQuestionProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onKeep}
      title="Discard this review?"
      {...{ className: 'max-w-md', focusAfter }}
      footer={
        <>
          <Button look="danger" onClick={onDiscard}>
            Discard
          </Button>
          <Button look="secondary" onClick={onKeep}>
            Keep reviewing
          </Button>
        </>
      }
    >
      <p>Nothing from the file is added, and what you chose here is lost. Your CV stays as it is.</p>
    </Dialog>
  )
}
