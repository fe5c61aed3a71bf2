import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { useLocation } from 'react-router'
import { loginHref } from '#features/auth/login-href.ts'
import { Button, type ButtonLook, buttonClass } from '#platform/web/ui/button.tsx'
import { useKnown } from '#platform/web/use-known.ts'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { appliedJobIds, signedIn } from './my-applications.ts'
import type { CoverLetterDialogProps } from './tracking/cover-letter-dialog.tsx'

/** As wide as the longest label, so that nothing moves when "Apply Now" becomes "Applied". */
const width = 'min-w-32'

/** Use an outlined look in lists, so that a screen has only one solid button. */
type ApplyButtonProps = {
  readonly jobId: string
  readonly jobTitle: string
  readonly look?: ButtonLook
  readonly className?: string
}

/** Applies for a job. A list has twenty of these buttons, so for a visitor each is only a link. */
export function ApplyButton({ jobId, jobTitle, look = 'primary', className = '' }: ApplyButtonProps) {
  const { pathname, search } = useLocation()
  const loginUrl = loginHref(`${pathname}${search}#job-${jobId}`)
  const user = useKnown(signedIn)
  if (user) return <SignedInApplyButton {...{ jobId, jobTitle, look, className, loginUrl }} />
  return (
    <a
      href={loginUrl}
      data-key="Enter"
      aria-label={`Apply Now: ${jobTitle}`}
      className={buttonClass(look, `${width} ${className}`)}
    >
      Apply Now
    </a>
  )
}

type SignedInProps = Required<ApplyButtonProps> & { readonly loginUrl: string }

function SignedInApplyButton({ jobId, jobTitle, look, className, loginUrl }: SignedInProps) {
  const { data: applied = [] } = useQuery(appliedJobIds)
  const isHydrated = useHydrated()
  const { isBusy, apply, Dialog, closeDialog } = useApplying(jobId, loginUrl)
  // Begins with the visible text, so that people who control the browser by voice can say it.
  const label = `${isBusy ? 'Applying' : 'Apply Now'}: ${jobTitle}`

  // A lazy part is hydrated when the applications are already loaded, but must first render like the server.
  if (isHydrated && applied.includes(jobId))
    return (
      <Button disabled look="secondary" className={`${width} ${className}`} aria-label={`Applied: ${jobTitle}`}>
        <Check aria-hidden="true" className="size-4" /> Applied
      </Button>
    )
  return (
    <>
      <Button
        look={look}
        isBusy={isBusy}
        disabled={!isHydrated}
        data-key="Enter"
        aria-label={label}
        className={`${width} ${className}`}
        onClick={() => apply()}
      >
        {isBusy ? 'Applying…' : 'Apply Now'}
      </Button>
      {Dialog && <Dialog jobId={jobId} jobTitle={jobTitle} onClose={closeDialog} />}
    </>
  )
}

/** Opens the form if the employer asks questions; otherwise one press applies. */
function useApplying(jobId: string, loginUrl: string) {
  const client = useQueryClient()
  const [Dialog, setDialog] = useState<ComponentType<CoverLetterDialogProps> | null>(null)
  const { isBusy, run: apply } = useAction(
    async () => {
      const { sendApplication } = await import('./send-application.ts')
      const outcome = await sendApplication(client, { jobId, loginUrl })
      if (outcome !== 'questions') return
      const { CoverLetterDialog } = await import('./tracking/cover-letter-dialog.tsx')
      setDialog(() => CoverLetterDialog)
    },
    { title: 'Application Failed' },
  )
  return { isBusy, apply, Dialog, closeDialog: () => setDialog(null) }
}
