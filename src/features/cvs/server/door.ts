/** What other features may ask of CVs. */
export { insertCv } from './insert-cv.ts'
export { findCv, findCvOf, type StoredCv } from './queries.ts'
