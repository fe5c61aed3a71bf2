import { useQueryClient } from '@tanstack/react-query'
import { loginHref } from '#features/auth/login-href.ts'
import { CallFailed, apiCalls, type SentencePer } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { tellFailure, useAction } from '#platform/web/use-action.ts'
import { mostAttempts } from '../../rules.ts'
import type { tracking } from '../../tracking-contract.ts'
import { readAgain } from './tracked-application.ts'

const call = apiCalls<typeof tracking>()

export type WithdrawDialogProps = {
  readonly applicationId: string
  readonly job: { readonly title: string; readonly company: string }
  readonly attempt: number
  readonly onClose: () => void
}

/** Explains the consequences before the withdrawal. */
export function WithdrawDialog({ applicationId, job, attempt, onClose }: WithdrawDialogProps) {
  const { isBusy, run: withdraw } = useWithdrawal(applicationId, onClose)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Withdraw this application?"
      footer={
        <>
          <Button look="danger" isBusy={isBusy} onClick={() => withdraw()}>
            {isBusy ? 'Withdrawing…' : 'Withdraw'}
          </Button>
          <Button look="secondary" onClick={onClose}>
            Keep it
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>
          We'll tell {job.company} that you've withdrawn your application for{' '}
          <strong className="font-semibold">{job.title}</strong>. They'll no longer see your contact details, cover letter or
          messages.
        </p>
        <p className="text-soft">
          You'll still see it in your list.{' '}
          {attempt < mostAttempts ? 'You can apply for this job once more.' : "You can't apply for this job again."}
        </p>
      </div>
    </Dialog>
  )
}

const title = 'Could Not Withdraw'

const refused: SentencePer<(typeof tracking)['POST /api/applications/:applicationId/withdraw']> = {
  notFound: 'This application no longer exists.',
  ended: "This application is closed and can't be withdrawn",
}

/** Withdraws the application, and closes the dialog when it is withdrawn or turns out to be final. */
function useWithdrawal(applicationId: string, onClose: () => void) {
  const client = useQueryClient()
  const close = async (): Promise<void> => {
    await readAgain(client, applicationId)
    onClose()
  }
  return useAction(
    async () => {
      await call('POST /api/applications/:applicationId/withdraw', { params: { applicationId } })
      toast({ title: 'Application Withdrawn', text: "We've told the employer." })
      await close()
    },
    (error) => {
      const text = error instanceof CallFailed ? refused[error.code as keyof typeof refused] : undefined // a failure without a code has no sentence here
      if (!text) return tellFailure({ title, loginUrl: () => loginHref(location.pathname) }, error)
      toast({ title, text, isAlert: true })
      return close()
    },
  )
}
