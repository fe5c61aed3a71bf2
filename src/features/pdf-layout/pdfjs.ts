/** What PDF.js calls the things of a document. Its types lack names for some of them. */
import type { getDocumentProxy } from 'unpdf'

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>
/** A text, or the beginning or end of a part that the file marks. */
export type PdfItem = Awaited<ReturnType<PdfPage['getTextContent']>>['items'][number]
export type PdfText = Extract<PdfItem, { str: string }>

/** Operator codes. */
export const operators = {
  save: 10,
  restore: 11,
  transform: 12,
  fill: 22,
  evenOddFill: 23,
  endPath: 28,
  setFont: 37,
  showText: 44,
  beginMarked: 69,
  beginMarkedWithProperties: 70,
  endMarked: 71,
  formBegin: 74,
  formEnd: 75,
  constructPath: 91,
}

/** The height of the letters of a text, which may be slanted, in points. */
export function sizeOf({ transform }: PdfText): number {
  const [, , lean = 0, rise = 0] = transform as number[] // a matrix of six numbers
  return Math.hypot(lean, rise)
}
