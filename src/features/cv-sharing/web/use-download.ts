import { createCall, CallFailed } from '#platform/web/call.ts'
import { saveFile } from '#platform/web/save-file.ts'
import { toast, type Message } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import type { cvSharing } from '../contract.ts'

function downloaded(name: string): Message {
  return { title: 'Download Successful', text: `Saved as ${name}.` }
}

function downloadFailed(error: unknown): Message {
  if (error instanceof CallFailed && error.code === 'notVerified') {
    return { title: 'Download Not Available', text: 'Please verify your email to download your CV.', isAlert: true }
  }
  return { title: 'Download Failed', text: 'There was an error downloading your CV. Please try again.', isAlert: true }
}

const call = createCall((path, init) => fetch(path, init))

export type FileKind = 'pdf' | 'docx' | 'json' | 'text'

const keys = {
  pdf: 'GET /api/cvs/download/:id',
  docx: 'GET /api/cvs/download/:id/docx',
  json: 'GET /api/cvs/download/:id/json',
  text: 'GET /api/cvs/download/:id/text',
} as const satisfies Readonly<Record<FileKind, keyof typeof cvSharing>>

/** Fetches the file instead of linking to it, so that a refusal is shown as a message and not as a page of JSON. */
export function useDownload(cvId: string, kind: FileKind = 'pdf') {
  const { isBusy, run } = useAction(
    async () => {
      const response = await call(keys[kind], { params: { id: cvId } })
      toast(downloaded(await saveFile(response, 'CV.pdf')))
    },
    (error) => toast(downloadFailed(error)),
  )
  return { download: () => run(), isDownloading: isBusy }
}
