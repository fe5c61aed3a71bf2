/** What other features may ask of CVs. */
export { cvPdf } from './cv-pdf.ts'
export { printOwnCv } from './print-own.ts'
export { findCvOf } from './queries.ts'
