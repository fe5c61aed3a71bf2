import { lazy, type ReactNode, Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { type CvFields, readFields } from '#features/cvs/web/cv-fields.ts'
import { TemplateStrip } from './template-strip.tsx'

const RenderedPages = lazy(async () => ({ default: (await import('#features/cvs/web/rendered-pages.tsx')).RenderedPages }))
const CvPreview = lazy(async () => ({ default: (await import('#features/cvs/web/cv-preview.tsx')).CvPreview }))

type TypedPreviewProps = { readonly onClose: () => void; readonly download: ReactNode }

/** Shows the values of the form, finished or not, in the template that is chosen above them. */
export function TypedPreview({ onClose, download }: TypedPreviewProps) {
  const { hasNoExperience, ...fields } = readFields(useWatch<CvFields>())
  return (
    <Suspense>
      <CvPreview
        cv={{ ...fields, experience: hasNoExperience ? [] : fields.experience }}
        onClose={onClose}
        withRenderedPages={withRenderedPages}
        download={download}
      />
    </Suspense>
  )
}

/** The HTML sheet, until the rendered pages are loaded. */
function withRenderedPages(sheet: ReactNode): ReactNode {
  return (
    <div className="grid gap-4">
      <TemplateStrip />
      <Suspense fallback={sheet}>
        <RenderedPages>{sheet}</RenderedPages>
      </Suspense>
    </div>
  )
}
