import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { loginHref } from '#features/auth/login-href.ts'
import { CallFailed, apiCalls, type SentencePer } from '#platform/web/call.ts'
import { logInAgain } from '#platform/web/logged-out.ts'
import { sentenceOf } from '#platform/web/sentence-of.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { toast } from '#platform/web/ui/toast.ts'
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
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  async function handleWithdraw(): Promise<void> {
    setBusy(true)
    const isDone = await withdraw(client, applicationId)
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Withdraw this application?"
      footer={
        <>
          <Button look="danger" isBusy={isBusy} onClick={() => void handleWithdraw()}>
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
          {job.company} will be told that you no longer apply for <strong className="font-semibold">{job.title}</strong>, and can
          no longer see your contact details, your cover letter or your messages.
        </p>
        <p className="text-soft">
          What has happened so far stays in your list.{' '}
          {attempt < mostAttempts ? 'You can apply for this job once more.' : 'You cannot apply for this job again.'}
        </p>
      </div>
    </Dialog>
  )
}

const refused: SentencePer<(typeof tracking)['POST /api/applications/:applicationId/withdraw']> = {
  notFound: 'This application is no longer there.',
  ended: 'This application has come to an end and cannot be withdrawn',
}

/** True when the dialog can close: withdrawn, or already final. */
async function withdraw(client: QueryClient, applicationId: string): Promise<boolean> {
  try {
    await call('POST /api/applications/:applicationId/withdraw', { params: { applicationId } })
    toast({ title: 'Application Withdrawn', text: 'The employer has been told.' })
  } catch (error) {
    if (error instanceof CallFailed && error.status === 401) {
      logInAgain(loginHref(location.pathname))
      return false
    }
    const failed = error instanceof CallFailed ? error : null
    const text = refused[failed?.code as keyof typeof refused] // a failure without a code has no message here
    toast({ title: 'Could Not Withdraw', text: text ?? sentenceOf(error), isAlert: true })
    if (!text) return false
  }
  await readAgain(client, applicationId)
  return true
}
