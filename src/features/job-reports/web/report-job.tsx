import { Flag } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { useLocation } from 'react-router'
import { loginHref } from '#features/auth/login-href.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { ReportDialogProps } from './report-dialog.tsx'

type ReportJobProps = { readonly jobId: string; readonly isSignedIn: boolean }

/** An inconspicuous button below everything else: few people need it, and they find it. */
export function ReportJob({ jobId, isSignedIn }: ReportJobProps) {
  const { pathname } = useLocation()
  const isHydrated = useHydrated()
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps> | null>(null)
  const { isBusy, run: open } = useAction(
    async () => {
      const { ReportDialog } = await import('./report-dialog.tsx')
      setDialog(() => ReportDialog)
    },
    { title: 'Could Not Open the Report' },
  )
  const text = (
    <>
      <Flag aria-hidden="true" className="size-4" /> Report this job
    </>
  )
  if (!isSignedIn)
    return (
      <a href={loginHref(pathname)} className={buttonClass('quiet', 'justify-self-start')}>
        {text}
      </a>
    )
  return (
    <>
      <Button look="quiet" className="justify-self-start" isBusy={isBusy} disabled={!isHydrated} onClick={() => open()}>
        {text}
      </Button>
      {Dialog && <Dialog jobId={jobId} onClose={() => setDialog(null)} />}
    </>
  )
}
