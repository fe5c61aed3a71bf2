/**
 * Chromium and Google Docs state the letters of a glyph that stands for several of them: a ligature such as "ti", and most syllables of Indian scripts.
 * PDF.js reads the glyph alone, which has no letter, or has its letters in the order in which they are drawn. PDF 32000-1, 14.9.4.
 */
import { inflateSync } from 'node:zlib'
import { type PdfDocument, type PdfItem, type PdfPage, type PdfText, sizeOf } from '#features/pdf-layout/pdfjs.ts'
import { glyphWidthsOn, withGlyphWidths } from './glyph-widths.ts'

const mostBytes = 20_000_000
/** As Skia, the library that writes these files, writes the content of a page. */
const content = /<<\/Filter \/FlateDecode\n\/Length (\d{1,8})>> stream\n/g
const span = /\/Span<<\/ActualText (?:\(((?:[^()\\]|\\[^])*)\)|<FEFF([\dA-F]*)>) >> BDC/g

/** A page with its items, and the texts that the file states for the spans among them, in order. */
export type StatedPage = { readonly page: PdfPage; readonly items: readonly PdfItem[]; readonly texts: readonly string[] }

/** The pages of a file that states texts. Null if it states none, or if they do not belong to the glyphs that PDF.js finds, one by one. */
export async function statedPages(document: PdfDocument, pdf: Uint8Array): Promise<readonly StatedPage[] | null> {
  const texts = statedIn(Buffer.from(pdf).toString('latin1'))
  if (texts.length === 0) return null
  const pages: StatedPage[] = []
  let count = 0
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const spans = spansIn(items)
    const own = texts.slice(count, count + spans.length)
    if (own.length < spans.length || !spans.every((inside, at) => mayBe(lettersOf(inside), own[at] ?? ''))) return null
    count += spans.length
    pages.push({ page, items, texts: own })
  }
  return count === texts.length ? pages : null
}

const lettersOf = (texts: readonly PdfText[]): string => texts.map(({ str }) => str).join('')

function statedIn(file: string): string[] {
  const texts: string[] = []
  let room = mostBytes
  for (const { index, 0: start, 1: length } of file.matchAll(content)) {
    const packed = file.slice(index + start.length, index + start.length + Number(length))
    try {
      const bytes = inflateSync(Buffer.from(packed, 'latin1'), { maxOutputLength: room })
      room -= bytes.length
      for (const [, letters, codes] of bytes.toString('latin1').matchAll(span)) texts.push(decoded(letters, codes))
    } catch {
      return []
    }
  }
  return texts
}

function decoded(letters: string | undefined, codes = ''): string {
  if (letters !== undefined)
    return letters.replace(/\\(?:([0-7]{3})|([^]))/g, (_, octal: string | undefined, sign = '') =>
      octal === undefined ? String(sign) : String.fromCodePoint(Number.parseInt(octal, 8)),
    )
  return Buffer.from(codes, 'hex').swap16().toString('utf16le')
}

const onlyLatin = /^[\p{Script=Latin}\p{N}]+$/u

/** Glyphs with Latin letters must have the stated ones, which shows that the order is the same. */
const mayBe = (glyphs: string, text: string): boolean =>
  !onlyLatin.test(glyphs.trim()) || glyphs.trim().normalize('NFKC') === text

// The types of PDF.js lack both. A span with an id belongs to the structure of the document, and states no text.
const isSpan = (item: object): boolean => 'tag' in item && item.tag === 'Span' && 'id' in item && item.id === null

/** The items with letters of each span, in order. */
function spansIn(items: readonly PdfItem[]): PdfText[][] {
  const spans: PdfText[][] = []
  for (const { item, span: at } of placed(items)) {
    if (at === null) continue
    const inside = (spans[at] ??= [])
    if ('str' in item && item.str.trim() !== '') inside.push(item)
  }
  return spans
}

/** Each item with the number of the innermost span around it. */
function placed(items: readonly PdfItem[]): { readonly item: PdfItem; readonly span: number | null }[] {
  const open: (number | null)[] = []
  let count = 0
  return items.map((item) => {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') open.pop()
      else open.push(isSpan(item) ? count++ : null)
    }
    return { item, span: open.at(-1) ?? null }
  })
}

/** The texts of a page, in which each span is one text: the stated one. */
export async function actualTexts({ page, items: read, texts }: StatedPage): Promise<PdfText[]> {
  const widths = await glyphWidthsOn(page, read)
  const items = withGlyphWidths(read, widths)
  const whole = new Map<PdfItem, PdfText | null>()
  for (const [at, inside] of spansIn(items).entries()) {
    const [first] = inside
    if (!first) continue
    for (const item of inside) whole.set(item, null)
    const right = startOf(first) + (widths.ofSpans[at] ?? 0) * sizeOf(first)
    const width = inside.reduce((most, item) => Math.max(most, endOf(item)), right) - startOf(first)
    whole.set(first, { ...first, str: texts[at] ?? first.str, width })
  }
  return items.flatMap((item) => {
    const now = whole.get(item)
    return now === null || !('str' in item) ? [] : [now ?? item]
  })
}

const startOf = ({ transform }: PdfText): number => Number(transform[4])
const endOf = (item: PdfText): number => startOf(item) + item.width
