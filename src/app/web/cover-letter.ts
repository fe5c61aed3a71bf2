/** The dialog, which is not in the bundle of the job page. */
export { CoverLetterDialog } from '#features/applications/web/tracking/cover-letter-dialog.tsx'
