import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '#platform/web/ui/button.tsx'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { CoverLetterDialogProps } from './tracking/cover-letter-dialog.tsx'
import { coverLetterHash } from '../rules.ts'
import { appliedJobIds, signedIn } from './my-applications.ts'

type ApplyWithCoverLetterProps = {
  readonly jobId: string
  readonly jobTitle: string
  /** Loads the dialog and its styles when it is first opened. */
  readonly fetchDialog: () => Promise<{ readonly CoverLetterDialog: ComponentType<CoverLetterDialogProps> }>
}

/** The button beside "Apply Now", for signed-in people who have not applied. */
export function ApplyWithCoverLetter({ jobId, jobTitle, fetchDialog }: ApplyWithCoverLetterProps) {
  const { data: user } = useQuery({ ...signedIn, enabled: false })
  const { data: applied } = useQuery({ ...appliedJobIds, enabled: Boolean(user) })
  const [Dialog, setDialog] = useState<ComponentType<CoverLetterDialogProps> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const isHydrated = useHydrated()
  const { isBusy, run: open } = useAction(
    async () => {
      const { CoverLetterDialog } = await fetchDialog()
      setDialog(() => CoverLetterDialog)
      setOpen(true)
    },
    { title: 'Could Not Open the Cover Letter' },
  )
  const mayApply = applied !== undefined && !applied.includes(jobId)
  useSentBack(mayApply, open)
  if (!mayApply) return Dialog && <AppliedNotice />
  return (
    <>
      <Button
        look="secondary"
        isBusy={isBusy}
        disabled={!isHydrated}
        onClick={() => open()}
        className="max-two:order-last max-two:basis-full max-two:border-0 max-two:bg-transparent max-two:text-blue-dark max-two:underline max-two:underline-offset-4"
      >
        Apply with a Cover Letter
      </Button>
      {Dialog && isOpen && <Dialog jobId={jobId} jobTitle={jobTitle} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Reopens the cover letter once, for a person who was signed out while writing it. */
function useSentBack(mayApply: boolean, open: () => void): void {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const isSentBack = mayApply && hash === coverLetterHash
  const goOn = useEffectEvent(() => {
    void navigate(pathname, { replace: true, preventScrollReset: true })
    open()
  })
  useEffect(() => {
    if (isSentBack) goOn()
  }, [isSentBack])
}

const focus = (line: HTMLElement | null): void => line?.focus()

/** The button disappears with its dialog, so the focus moves to this notice. */
function AppliedNotice() {
  return (
    <p ref={focus} tabIndex={-1} className="self-center text-soft outline-none">
      We've sent your application to the employer.
    </p>
  )
}
