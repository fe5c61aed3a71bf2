import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { loginHref } from '#features/auth/login-href.ts'
import { CallFailed, createCall } from '#platform/web/call.ts'
import { logInAgain } from '#platform/web/logged-out.ts'
import { saveFile } from '#platform/web/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'

const call = createCall((path, init) => fetch(path, init))

/** Fetched rather than linked to, so that a failure is shown as a message and not as a page of JSON. */
export function DownloadSent({ applicationId }: { readonly applicationId: string }) {
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const response = await call('GET /api/applications/:applicationId/cv', { params: { applicationId } })
      return saveFile(response, 'CV.pdf')
    },
    onSuccess: (name) => toast({ title: 'Download Successful', text: `Saved as ${name}.` }),
    onError: complain,
  })
  return (
    <Button look="secondary" isBusy={isPending} disabled={!useHydrated()} onClick={() => mutate()}>
      <Download aria-hidden="true" className="size-4" />
      {isPending ? 'Making your PDF…' : 'Download PDF'}
    </Button>
  )
}

function complain(error: Error): void {
  const failed = error instanceof CallFailed ? error : null
  if (failed?.status === 401) return logInAgain(loginHref(location.pathname))
  const isRefused = failed && failed.status < 500
  const text = (isRefused ? failed.said : undefined) ?? 'There was an error downloading your CV. Please try again.'
  toast({ title: 'Download Failed', text, isAlert: true })
}
