import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { tellFailure, useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { call, useForgetList } from './editor-queries.ts'

/** For a draft that readers have never seen. */
export function DeleteDraft({ articleId }: { readonly articleId: string }) {
  const [isOpen, setOpen] = useState(false)
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const forgetList = useForgetList()
  const { isBusy, run } = useAction(
    async () => {
      await call('DELETE /api/admin/blog/:articleId', { params: { articleId } })
      toast({ title: 'Draft Deleted' })
      await forgetList()
      await navigate('/admin/blog', { replace: true })
    },
    (error) => tellFailure({ title: 'The Draft Was Not Deleted' }, error),
  )
  return (
    <>
      <Button look="danger" disabled={!isHydrated} onClick={() => setOpen(true)}>
        Delete Draft
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Delete this draft?"
        className="max-w-md"
        footer={
          <>
            <Button look="danger" isBusy={isBusy} onClick={() => run()}>
              Delete
            </Button>
            <Button look="secondary" isBusy={isBusy} onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </>
        }
      >
        <p>Its text and all its versions are deleted. You cannot undo this.</p>
      </Dialog>
    </>
  )
}
