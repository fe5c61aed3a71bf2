import { useWatch } from 'react-hook-form'
import type { Cv } from '#features/cvs/contract.ts'
import { type CvFields, fieldsOf, isSame, readFields } from '#features/cvs/web/cv-fields.ts'
import { DownloadButton } from '#features/cv-sharing/web/download-button.tsx'
import { momentText } from '#platform/contract/dates.ts'
import { TypedPreview } from '#features/cvs/web/typed-preview.tsx'

type PreviewProps = { readonly cv: Cv | null; readonly onClose: () => void }

const noteId = 'pdf-is-older'

/** The PDF shows the saved CV. A note before its button says so if the preview differs from it. */
export function Preview({ cv, onClose }: PreviewProps) {
  const fields = useWatch<CvFields>()
  const isSaved = cv !== null && isSame(fieldsOf(cv), readFields(fields))
  return (
    <TypedPreview
      onClose={onClose}
      download={
        <>
          {!isSaved && (
            <p id={noteId} className="basis-full rounded-card bg-marigold-wash px-3 py-2 text-sm">
              {cv
                ? `The PDF does not have your changes since ${momentText(cv.updatedAt)} yet. Save & Finish brings them into it.`
                : 'You can download the PDF after Save & Finish.'}
            </p>
          )}
          {cv && <DownloadButton cvId={cv.id} {...(!isSaved && { look: 'secondary', describedBy: noteId })} />}
        </>
      }
    />
  )
}
