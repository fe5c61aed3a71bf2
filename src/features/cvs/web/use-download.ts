import { useMutation } from '@tanstack/react-query'
import { createCall } from '#platform/web/call.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { downloaded, downloadFailed } from './download-messages.ts'

const call = createCall((path, init) => fetch(path, init))

/** Fetched rather than linked to, so that a refusal becomes a sentence and not a page of JSON. */
export function useDownload(cvId: string) {
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const response = await call('GET /api/cvs/download/:id', { params: { id: cvId } })
      const name = nameIn(response.headers.get('content-disposition') ?? '')
      saveAs(await response.blob(), name)
      return name
    },
    onSuccess: (name) => toast(downloaded(name)),
    onError: (error) => toast(downloadFailed(error)),
  })
  return { download: () => mutate(), isDownloading: isPending }
}

/** The server's name for the file; the form for all scripts before the one for old programs. */
export function nameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (encoded) return decodeURIComponent(encoded)
  return /filename="([^"]+)"/i.exec(disposition)?.[1] ?? 'CV.pdf'
}

function saveAs(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Some browsers begin to read only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
