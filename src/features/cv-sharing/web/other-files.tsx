import { Braces, FileText, FileType } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { type FileKind, useDownload } from './use-download.ts'

/** The CV in formats for programs and forms that accept no PDF. */
export function OtherFiles({ cvId }: { readonly cvId: string }) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-1 gap-y-2">
      <legend className="float-left mr-2 text-soft">Also as</legend>
      <OtherFile cvId={cvId} kind="docx" icon={<FileType aria-hidden="true" className="size-4" />}>
        Word (DOCX)
      </OtherFile>
      <OtherFile cvId={cvId} kind="text" icon={<FileText aria-hidden="true" className="size-4" />}>
        Plain text
      </OtherFile>
      <OtherFile cvId={cvId} kind="json" icon={<Braces aria-hidden="true" className="size-4" />}>
        JSON Resume
      </OtherFile>
    </fieldset>
  )
}

type OtherFileProps = {
  readonly cvId: string
  readonly kind: FileKind
  readonly icon: ReactNode
  readonly children: string
}

function OtherFile({ cvId, kind, icon, children }: OtherFileProps) {
  const { download, isDownloading } = useDownload(cvId, kind)
  return (
    <Button look="quiet" isBusy={isDownloading} onClick={download}>
      {icon}
      {children}
    </Button>
  )
}
