import '#features/cvs/web/cv-print.css'
import { Eye, Printer } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#platform/web/ui/button.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { CvSheet } from '#features/cvs/web/cv-sheet.tsx'
import type { CvView } from '../contract.ts'
import { DownloadButton } from './download-button.tsx'
import { OtherFiles } from './other-files.tsx'

const CvPreview = lazy(async () => ({ default: (await import('#features/cvs/web/cv-preview.tsx')).CvPreview }))

/** View, download, print. Also the browser's own print menu prints the CV and not this page. */
export function ViewActions({ view }: { readonly view: CvView }) {
  const [isPreviewed, setPreviewed] = useState(false)
  const isHydrated = useHydrated()
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setPreviewed(true)} disabled={!isHydrated}>
        <Eye aria-hidden="true" className="size-4" />
        Preview CV
      </Button>
      <DownloadButton cvId={view.id} look="secondary" />
      <Button look="secondary" onClick={() => print()}>
        <Printer aria-hidden="true" className="size-4" />
        Print CV
      </Button>
      {view.own && view.downloadAllowed && (
        <div className="basis-full">
          <OtherFiles cvId={view.id} />
        </div>
      )}
      {isPreviewed && (
        <Suspense>
          <CvPreview
            cv={view}
            onClose={() => setPreviewed(false)}
            download={view.downloadAllowed && <DownloadButton cvId={view.id} />}
          />
        </Suspense>
      )}
      {isHydrated &&
        !isPreviewed &&
        createPortal(
          <div className="print-page" aria-hidden="true">
            <CvSheet cv={view} />
          </div>,
          document.body,
        )}
    </div>
  )
}
