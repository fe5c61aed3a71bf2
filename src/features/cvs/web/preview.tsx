import { lazy, Suspense } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Cv } from '../contract.ts'
import { type CvFields, fieldsOf, isSame, readFields } from './cv-fields.ts'
import { DownloadButton } from './download-button.tsx'
import { drawn } from './drawn.tsx'
import { momentText } from './kept-typing.ts'

const CvPreview = lazy(async () => ({ default: (await import('./cv-preview.tsx')).CvPreview }))

type PreviewProps = { readonly cv: Cv | null; readonly onClose: () => void }

/** Shows what is in the form, finished or not. The PDF is of what was saved, and says so where that differs. */
export function Preview({ cv, onClose }: PreviewProps) {
  const { getValues } = useFormContext<CvFields>()
  const { hasNoExperience, ...fields } = readFields(getValues())
  const isSaved = cv !== null && isSame(fieldsOf(cv), { ...fields, hasNoExperience })
  return (
    <Suspense>
      <CvPreview
        cv={{ ...fields, experience: hasNoExperience ? [] : fields.experience }}
        onClose={onClose}
        drawn={drawn}
        download={
          <>
            {cv && <DownloadButton cvId={cv.id} />}
            {!isSaved && (
              <p className="order-last basis-full text-sm text-soft">
                {cv
                  ? `The PDF shows your CV as last saved, at ${momentText(cv.updatedAt)}. Save & Finish brings your changes into it.`
                  : 'The PDF can be downloaded once your CV is saved with Save & Finish.'}
              </p>
            )}
          </>
        }
      />
    </Suspense>
  )
}
