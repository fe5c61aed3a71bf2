import { Download, Lock } from 'lucide-react'
import { Button, type ButtonLook } from '#platform/web/ui/button.tsx'
import { useDownload } from './use-download.ts'

type DownloadButtonProps = {
  readonly cvId: string
  readonly look?: ButtonLook
  /** The id of the text that says how to unlock the PDF. A locked button still answers a click with the reason. */
  readonly lockedBy?: string | undefined
  /** The id of the text that says which state of the CV the PDF has, if it is not the one on the screen. */
  readonly describedBy?: string | undefined
}

export function DownloadButton({ cvId, look = 'primary', lockedBy, describedBy }: DownloadButtonProps) {
  const { download, isDownloading } = useDownload(cvId)
  const Sign = lockedBy === undefined ? Download : Lock
  return (
    <Button look={look} isBusy={isDownloading} onClick={download} aria-describedby={lockedBy ?? describedBy}>
      <Sign aria-hidden="true" className="size-4" />
      {isDownloading ? 'Making your PDF…' : 'Download PDF'}
    </Button>
  )
}
