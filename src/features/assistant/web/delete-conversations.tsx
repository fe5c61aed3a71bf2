import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'

type DeleteConversationsProps = {
  readonly isBusy: boolean
  readonly onDelete: () => void
  readonly onClose: () => void
}

export function DeleteConversations({ isBusy, onDelete, onClose }: DeleteConversationsProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title="Delete all conversations?"
      className="max-w-md"
      footer={
        <>
          <Button look="danger" isBusy={isBusy} onClick={onDelete}>
            Delete all
          </Button>
          <Button look="secondary" isBusy={isBusy} onClick={onClose}>
            Keep them
          </Button>
        </>
      }
    >
      <p>This deletes everything that is stored of your conversations with the assistant. You can&apos;t undo it.</p>
    </Dialog>
  )
}
