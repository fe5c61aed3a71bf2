import { Download } from 'lucide-react'
import { Button, type ButtonLook } from '#platform/web/ui/button.tsx'
import { useDownload } from './use-download.ts'

export function DownloadButton({ cvId, look = 'primary' }: { readonly cvId: string; readonly look?: ButtonLook }) {
  const { download, isDownloading } = useDownload(cvId)
  return (
    <Button look={look} isBusy={isDownloading} onClick={download}>
      <Download aria-hidden="true" className="size-4" />
      {isDownloading ? 'Making your PDF…' : 'Download PDF'}
    </Button>
  )
}
