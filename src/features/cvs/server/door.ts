/** What other features may ask of CVs. */
export { cvPdf } from './cv-pdf.ts'
export { cvHoldings } from './holdings.ts'
export { printOwnCv } from './print-own.ts'
export { insertCv } from './insert-cv.ts'
export { deleteDeadTokens, deleteUnprovenCvs } from './free-queries.ts'
export { findCv, findCvOf, type StoredCv } from './queries.ts'
