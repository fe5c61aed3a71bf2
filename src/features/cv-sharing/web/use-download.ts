import { useMutation } from '@tanstack/react-query'
import { createCall } from '#platform/web/call.ts'
import { saveFile } from '#platform/web/save-file.ts'
import { toast } from '#platform/web/ui/toast.ts'
import type { cvSharing } from '../contract.ts'
import { downloaded, downloadFailed } from './download-messages.ts'

const call = createCall((path, init) => fetch(path, init))

export type FileKind = 'pdf' | 'docx' | 'json' | 'text'

const keys = {
  pdf: 'GET /api/cvs/download/:id',
  docx: 'GET /api/cvs/download/:id/docx',
  json: 'GET /api/cvs/download/:id/json',
  text: 'GET /api/cvs/download/:id/text',
} as const satisfies Readonly<Record<FileKind, keyof typeof cvSharing>>

/** Fetched rather than linked to, so that a refusal becomes a sentence and not a page of JSON. */
export function useDownload(cvId: string, kind: FileKind = 'pdf') {
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const response = await call(keys[kind], { params: { id: cvId } })
      return saveFile(response, 'CV.pdf')
    },
    onSuccess: (name) => toast(downloaded(name)),
    onError: (error) => toast(downloadFailed(error)),
  })
  return { download: () => mutate(), isDownloading: isPending }
}
