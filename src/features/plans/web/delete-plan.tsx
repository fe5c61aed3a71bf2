import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'

type DeletePlanProps = {
  readonly name: string
  readonly isBusy: boolean
  readonly onDelete: () => void
  readonly onClose: () => void
}

export function DeletePlan({ name, isBusy, onDelete, onClose }: DeletePlanProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={`Delete ${name}`}
      className="max-w-md"
      footer={
        <>
          <Button look="danger" isBusy={isBusy} onClick={onDelete}>
            Delete plan
          </Button>
          <Button look="secondary" isBusy={isBusy} onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <p>Are you sure you want to delete this pricing plan?</p>
      <p className="mt-2 text-soft">It is no longer sold. Those who have bought it keep it.</p>
    </Dialog>
  )
}
