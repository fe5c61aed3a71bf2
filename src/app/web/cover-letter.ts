/** The dialog, which the page of a job does without. */
export { CoverLetterDialog } from '#features/applications/web/tracking/cover-letter-dialog.tsx'
