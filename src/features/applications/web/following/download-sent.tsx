import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { CallFailed, createCall } from '#platform/web/call.ts'
import { saveFile } from '#platform/web/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast.ts'

const call = createCall((path, init) => fetch(path, init))

/** Fetched rather than linked to, so that a failure becomes a sentence and not a page of JSON. */
export function DownloadSent({ applicationId }: { readonly applicationId: string }) {
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const response = await call('GET /api/applications/:applicationId/cv', { params: { applicationId } })
      return saveFile(response, 'CV.pdf')
    },
    onSuccess: (name) => toast({ title: 'Download Successful', text: `Saved as ${name}.` }),
    onError: (error) => {
      const said = error instanceof CallFailed ? error.said : undefined
      toast({
        title: 'Download Failed',
        text: said ?? 'There was an error downloading your CV. Please try again.',
        isAlert: true,
      })
    },
  })
  return (
    <Button look="secondary" isBusy={isPending} onClick={() => mutate()}>
      <Download aria-hidden="true" className="size-4" />
      {isPending ? 'Making your PDF…' : 'Download PDF'}
    </Button>
  )
}
