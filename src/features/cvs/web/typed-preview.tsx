import { type ReactNode, Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { type CvFields, readFields } from './cv-fields.ts'
import { TemplateStrip } from './template-strip.tsx'
import { lazyPart } from '#platform/web/lazy-part.ts'
import { partAtPress } from '#platform/web/part-at-press.ts'

const RenderedPages = lazyPart(async () => (await import('./rendered-pages.tsx')).RenderedPages)
const CvPreview = partAtPress(async () => (await import('./cv-preview.tsx')).CvPreview, 'Preview Not Opened')

type TypedPreviewProps = { readonly onClose: () => void; readonly download: ReactNode }

/** Previews the values of the form, finished or not, with a choice of templates above. */
export function TypedPreview({ onClose, download }: TypedPreviewProps) {
  const { hasNoExperience, ...fields } = readFields(useWatch<CvFields>())
  return (
    <CvPreview
      cv={{ ...fields, experience: hasNoExperience ? [] : fields.experience }}
      onClose={onClose}
      withRenderedPages={withRenderedPages}
      download={download}
    />
  )
}

/** Shows the HTML sheet until the rendered pages are loaded. */
function withRenderedPages(sheet: ReactNode): ReactNode {
  return (
    <div className="grid gap-4">
      {/* On wide screens the templates are beside the form. */}
      <div className="min-[68.75rem]:hidden">
        <TemplateStrip />
      </div>
      <Suspense fallback={sheet}>
        <RenderedPages>{sheet}</RenderedPages>
      </Suspense>
    </div>
  )
}
