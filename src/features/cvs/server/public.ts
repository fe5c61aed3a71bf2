/** What other features may ask of CVs. */
export { cvPdf } from './cv-pdf.ts'
export { printOwnCv } from './print-own.ts'
export { insertCv } from './insert-cv.ts'
export { deleteDeadTokens, deleteUnverifiedCvs } from './free-queries.ts'
export { findCv, findCvOf, type StoredCv } from './queries.ts'
