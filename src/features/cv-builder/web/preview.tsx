import { useWatch } from 'react-hook-form'
import type { Cv } from '#features/cvs/contract.ts'
import { type CvFields, fieldsOf, isSame, readFields } from '#features/cvs/web/cv-fields.ts'
import { DownloadButton } from '#features/cv-sharing/web/download-button.tsx'
import { momentText } from '#platform/contract/dates.ts'
import { TypedPreview } from '#features/cvs/web/typed-preview.tsx'

type PreviewProps = { readonly cv: Cv | null; readonly onClose: () => void }

/** The PDF shows the saved CV; a note says if the preview differs from it. */
export function Preview({ cv, onClose }: PreviewProps) {
  const fields = useWatch<CvFields>()
  const isSaved = cv !== null && isSame(fieldsOf(cv), readFields(fields))
  return (
    <TypedPreview
      onClose={onClose}
      download={
        <>
          {cv && <DownloadButton cvId={cv.id} />}
          {!isSaved && (
            <p className="order-last basis-full text-sm text-soft">
              {cv
                ? `The PDF shows your CV as last saved, at ${momentText(cv.updatedAt)}. Save & Finish brings your changes into it.`
                : 'You can download the PDF after Save & Finish.'}
            </p>
          )}
        </>
      }
    />
  )
}
