import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { useAction } from '#platform/web/use-action.ts'
import type { LetterDialogProps } from './following/letter-dialog.tsx'
import { appliedJobIds, signedIn } from './my-applications.ts'

type ApplyWithLetterProps = {
  readonly jobId: string
  readonly jobTitle: string
  /** The dialog and its styles are fetched when it is first opened. */
  readonly fetchDialog: () => Promise<{ readonly LetterDialog: ComponentType<LetterDialogProps> }>
}

/** Beside the button that applies with one tap. For those who are signed in and have not applied. */
export function ApplyWithLetter({ jobId, jobTitle, fetchDialog }: ApplyWithLetterProps) {
  const { data: user } = useQuery({ ...signedIn, enabled: false })
  const { data: applied } = useQuery({ ...appliedJobIds, enabled: Boolean(user) })
  const [Dialog, setDialog] = useState<ComponentType<LetterDialogProps> | null>(null)
  const { isBusy, run } = useAction({ title: 'Could Not Open the Letter' })
  const open = (): void => void run(fetchDialog(), async ({ LetterDialog }) => setDialog(() => LetterDialog))
  if (!applied || applied.includes(jobId)) return null
  return (
    <>
      <Button look="secondary" isBusy={isBusy} onClick={open}>
        Apply with a Cover Letter
      </Button>
      {Dialog && <Dialog jobId={jobId} jobTitle={jobTitle} onClose={() => setDialog(null)} />}
    </>
  )
}
