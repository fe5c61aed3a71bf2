/** The public API of CVs for other features. */
export { cvPdf } from './cv-pdf.ts'
export { deleteCv } from './insert-cv.ts'
export { docx } from './cv-pdf.ts'
export { plainText } from './export/plain-text.ts'
export {
  deleteFreeCvRow,
  findFreeCvIdByPhone,
  insertFreeCvRow,
  setVerificationToken,
  spendVerificationToken,
} from './free-queries.ts'
export { insertCv } from './insert-cv.ts'
export { endLink, renewLink, setHidesContact } from './link-queries.ts'
export { myCv } from './my-cv.ts'
export { drawCv, onlyFirst, preview, previewAnonymously, type RenderedPreview } from './preview.ts'
export { printOwnCv } from './cv-pdf.ts'
export { findCv, findCvByLink, findCvOf, lockCvOf, type StoredCv, updateCvRow } from './queries.ts'
export { freeDrawingTime } from './rate-limits.ts'
export { sendDrawing, sendPages } from './send-drawing.ts'
export { thumbnail } from './thumbnail.ts'
