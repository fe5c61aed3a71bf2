import { lazy, Suspense } from 'react'
import { useFormContext } from 'react-hook-form'
import { type CvFields, readFields } from '../cv-fields.ts'
import { drawn } from '../drawn.tsx'

const CvPreview = lazy(async () => ({ default: (await import('../cv-preview.tsx')).CvPreview }))

/** Shows what is in the form, finished or not. */
export function FreePreview({ onClose }: { readonly onClose: () => void }) {
  const { getValues } = useFormContext<CvFields>()
  const { hasNoExperience, ...fields } = readFields(getValues())
  return (
    <Suspense>
      <CvPreview
        cv={{ ...fields, experience: hasNoExperience ? [] : fields.experience }}
        onClose={onClose}
        drawn={drawn}
        download={
          <p className="order-last basis-full text-sm text-soft">
            The PDF can be downloaded once your CV is made and its email is verified.
          </p>
        }
      />
    </Suspense>
  )
}
