import { type ComponentType, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { ApplicationStatus } from '../../contract.ts'
import { nextStatuses } from '../../rules.ts'
import type { WithdrawDialogProps } from './withdraw-dialog.tsx'

type WithdrawButtonProps = {
  readonly applicationId: string
  readonly status: ApplicationStatus
  readonly attempt: number
  readonly job: { readonly title: string; readonly company: string }
}

/** Not rendered once the application is final. */
export function WithdrawButton({ applicationId, status, attempt, job }: WithdrawButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<WithdrawDialogProps> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const isHydrated = useHydrated()
  const { isBusy, run: open } = useAction(
    async () => {
      const { WithdrawDialog } = await import('./withdraw-dialog.tsx')
      setDialog(() => WithdrawDialog)
      setOpen(true)
    },
    { title: 'Could Not Withdraw' },
  )
  if (!nextStatuses(status, 'candidate').includes('withdrawn')) return Dialog && <DoneNotice status={status} />
  return (
    <>
      <Button
        id="withdraw"
        look="quiet"
        className="scroll-mt-24 px-2! max-two:text-sm"
        isBusy={isBusy}
        disabled={!isHydrated}
        onClick={() => open()}
      >
        <span>
          Withdraw <span className="sr-only">your application for {job.title}</span>
        </span>
      </Button>
      {Dialog && isOpen && <Dialog applicationId={applicationId} job={job} attempt={attempt} onClose={() => setOpen(false)} />}
    </>
  )
}

const focus = (line: HTMLElement | null): void => line?.focus()

/** The button disappears with its dialog, so the focus moves to this notice. */
function DoneNotice({ status }: { readonly status: ApplicationStatus }) {
  return (
    <p ref={focus} tabIndex={-1} className="self-center text-soft outline-none">
      {status === 'withdrawn' ? "You've withdrawn this application." : 'This application is closed.'}
    </p>
  )
}
