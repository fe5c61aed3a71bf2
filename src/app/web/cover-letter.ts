import './later.css'

/** The dialog together with its styles, which the page of a job does without. */
export { CoverLetterDialog } from '#features/applications/web/tracking/cover-letter-dialog.tsx'
