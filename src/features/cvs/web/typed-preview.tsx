import { lazy, type ReactNode, Suspense } from 'react'
import { useFormContext } from 'react-hook-form'
import { type CvFields, readFields } from './cv-fields.ts'
import { drawn } from './with-rendered-pages.tsx'

const CvPreview = lazy(async () => ({ default: (await import('./cv-preview.tsx')).CvPreview }))

type TypedPreviewProps = { readonly onClose: () => void; readonly download: ReactNode }

/** Shows what is in the form, finished or not. */
export function TypedPreview({ onClose, download }: TypedPreviewProps) {
  const { getValues } = useFormContext<CvFields>()
  const { hasNoExperience, ...fields } = readFields(getValues())
  return (
    <Suspense>
      <CvPreview
        cv={{ ...fields, experience: hasNoExperience ? [] : fields.experience }}
        onClose={onClose}
        drawn={drawn}
        download={download}
      />
    </Suspense>
  )
}
