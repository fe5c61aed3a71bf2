import { Download } from 'lucide-react'
import { loginHref } from '#features/auth/login-href.ts'
import { CallFailed, createCall } from '#platform/web/call.ts'
import { saveFile } from '#platform/web/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { tellFailure, useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'

const call = createCall((path, init) => fetch(path, init))

/** Fetches the PDF instead of linking to it, so that a failure is shown as a message and not as a page of JSON. */
export function DownloadSent({ applicationId }: { readonly applicationId: string }) {
  const { isBusy, run: download } = useAction(async () => {
    const response = await call('GET /api/applications/:applicationId/cv', { params: { applicationId } })
    toast({ title: 'Download Successful', text: `Saved as ${await saveFile(response, 'CV.pdf')}.` })
  }, complain)
  return (
    <Button look="secondary" isBusy={isBusy} disabled={!useHydrated()} onClick={() => download()}>
      <Download aria-hidden="true" className="size-4" />
      {isBusy ? 'Making your PDF…' : 'Download PDF'}
    </Button>
  )
}

const title = 'Download Failed'

function complain(error: Error): void {
  const failed = error instanceof CallFailed ? error : null
  if (failed?.status === 401) return tellFailure({ title, loginUrl: () => loginHref(location.pathname) }, error)
  const isRefused = failed && failed.status < 500
  const text = (isRefused ? failed.said : undefined) ?? 'There was an error downloading your CV. Please try again.'
  toast({ title, text, isAlert: true })
}
