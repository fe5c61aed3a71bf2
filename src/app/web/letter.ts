import './later.css'

/** The dialog together with its styles, which the page of a job does without. */
export { LetterDialog } from '#features/applications/web/following/letter-dialog.tsx'
