import { lazy, type ReactNode, Suspense } from 'react'
import { useFormContext } from 'react-hook-form'
import { type CvFields, readFields } from '#features/cvs/web/cv-fields.ts'

const RenderedPages = lazy(async () => ({ default: (await import('#features/cvs/web/rendered-pages.tsx')).RenderedPages }))
const CvPreview = lazy(async () => ({ default: (await import('#features/cvs/web/cv-preview.tsx')).CvPreview }))

type TypedPreviewProps = { readonly onClose: () => void; readonly download: ReactNode }

/** Shows the values of the form, finished or not. */
export function TypedPreview({ onClose, download }: TypedPreviewProps) {
  const { getValues } = useFormContext<CvFields>()
  const { hasNoExperience, ...fields } = readFields(getValues())
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
    <Suspense fallback={sheet}>
      <RenderedPages>{sheet}</RenderedPages>
    </Suspense>
  )
}
