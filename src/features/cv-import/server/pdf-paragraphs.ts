import { getDocumentProxy } from 'unpdf'
import { type PageSize, type PdfLine, type Piece, linesOf } from '#features/pdf-layout/pdf-lines.ts'
import { lacksHyphens, withHyphens } from '#features/pdf-layout/soft-hyphens.ts'
import { ruledLinesOn } from '#features/pdf-layout/ruled-lines.ts'
import { mayHoldTables } from '#features/pdf-layout/ruled-tables.ts'
import { withoutRunning } from '#features/pdf-layout/running-lines.ts'
import { withoutNumberMarks } from '#features/pdf-layout/number-marks.ts'
import { withoutSymbolMarks } from '#features/pdf-layout/symbol-marks.ts'
import { type PdfDocument, type PdfItem, type PdfPage, sizeOf } from '#features/pdf-layout/pdfjs.ts'
import { joined } from '#features/pdf-layout/join-lines.ts'
import type { ReadDocument } from './docx-paragraphs.ts'
import { actualTexts, statedPages } from './actual-texts.ts'
import { NotImportable } from './read-error.ts'

/** `own` is the JSON Resume that is attached to PDFs of our own, or null. */
export type ReadPdf = ReadDocument & { readonly own: string | null; readonly pages: readonly PageSize[] }

const mostPages = 100
const mostBytesOfOwn = 2_000_000

export async function pdfParagraphs(pdf: Uint8Array): Promise<ReadPdf> {
  const document = await opened(pdf)
  if (document.numPages > mostPages) throw new NotImportable('tooManyPages')
  const own = await ownIn(document)
  if (own !== null) return { own, paragraphs: [], links: [], pages: [] }
  const lines: PdfLine[] = []
  const pages: PageSize[] = []
  const links: string[] = []
  let [letters, unknown] = [0, 0]
  let hasSoft = false
  const stated = await statedPages(document, pdf)
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const marked = stated?.[number - 1]
    const read = piecesOf(page, marked ? await actualTexts(marked) : (await page.getTextContent()).items)
    hasSoft ||= lacksHyphens(read)
    const pieces = hasSoft ? await withHyphens(page, read) : read
    letters += pieces.reduce((sum, { text }) => sum + text.length, 0)
    unknown += pieces.reduce((sum, { text }) => sum + (text.match(unsaid)?.length ?? 0), 0)
    const size = pageSize(page, number)
    pages.push(size)
    lines.push(...linesOf(pieces, size, mayHoldTables(pieces) ? await ruledLinesOn(page) : []))
    links.push(...(await linksOn(page)))
    page.cleanup()
  }
  if (unknown > letters / 50) throw new NotImportable('noLetters')
  return { own, paragraphs: withoutSymbolMarks(withoutNumberMarks(joined(withoutRunning(lines)))), links, pages }
}

/** Glyphs without a known character. PDFs in Indian scripts that do not state their texts contain many of them. */
// oxlint-disable-next-line no-control-regex -- those are the very signs
const unsaid = /[\u0000-\u0008\uFFFD]/gu

async function opened(pdf: Uint8Array): Promise<PdfDocument> {
  // Images are not needed, and decoding them takes long.
  const options = { disableFontFace: true, maxImageSize: 1, verbosity: 0 }
  try {
    return await getDocumentProxy(new Uint8Array(pdf), options)
  } catch (error) {
    throw new NotImportable(error instanceof Error && error.name === 'PasswordException' ? 'protected' : 'damaged')
  }
}

async function ownIn(document: PdfDocument): Promise<string | null> {
  for (const [id, { filename }] of (await document.getAttachments()) ?? []) {
    if (filename !== 'resume.json') continue
    const content = await document.getAttachmentContent(id)
    if (content && content.byteLength <= mostBytesOfOwn) return new TextDecoder().decode(content)
  }
  return null
}

/** Longer runs of spaces carry no meaning and make the patterns slow. */
const longPause = /\s{4,}/g

/** The texts of a page. Coordinates are in points from the lower left corner of the visible page. */
function piecesOf(page: PdfPage, items: readonly PdfItem[]): Piece[] {
  const [left = 0, bottom = 0] = page.view
  return items.flatMap((item): Piece[] => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, slant = 0, , rise = 0, fromX = 0, fromY = 0] = item.transform as number[] // a matrix of six numbers
    const [x, y] = [fromX - left, fromY - bottom]
    if (Math.abs(slant) > Math.abs(rise)) return [] // vertical text in the margin
    const size = sizeOf(item) || item.height
    return [
      {
        text: item.str.replace(longPause, '   '),
        x,
        right: x + item.width,
        y,
        size,
        isRtl: item.dir === 'rtl',
        font: item.fontName,
      },
    ]
  })
}

function pageSize({ view: [left = 0, bottom = 0, right = 0, top = 0] }: PdfPage, number: number): PageSize {
  return { number, width: right - left, height: top - bottom }
}

async function linksOn(page: PdfPage): Promise<string[]> {
  const annotations: readonly { readonly url?: string }[] = await page.getAnnotations()
  return annotations.flatMap(({ url }) => (url ? [url] : []))
}
