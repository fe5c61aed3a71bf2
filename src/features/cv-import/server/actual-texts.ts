/**
 * Chromium and Google Docs state the letters of a glyph that stands for several of them: a ligature such as "ti", and most syllables of Indian scripts.
 * PDF.js reads the glyph alone, which has no letter, or has its letters in the order in which they are drawn. PDF 32000-1, 14.9.4.
 */
import { inflateSync } from 'node:zlib'
import type { getDocumentProxy } from 'unpdf'
import { glyphWidthsOn, sizeOf, withGlyphWidths } from './glyph-widths.ts'

type Document = Awaited<ReturnType<typeof getDocumentProxy>>
type Page = Awaited<ReturnType<Document['getPage']>>
type Item = Awaited<ReturnType<Page['getTextContent']>>['items'][number]
type TextItem = Extract<Item, { str: string }>

const mostBytes = 20_000_000
/** As Skia, the library that writes these files, writes the content of a page. */
const content = /<<\/Filter \/FlateDecode\n\/Length (\d{1,8})>> stream\n/g
const span = /\/Span<<\/ActualText (?:\(((?:[^()\\]|\\[^])*)\)|<FEFF([\dA-F]*)>) >> BDC/g

/** The texts that the file states for glyphs, in its order. Empty if they do not belong to the glyphs that PDF.js finds, one by one. */
export async function actualTextsOf(document: Document, pdf: Uint8Array): Promise<readonly string[]> {
  const texts = statedIn(Buffer.from(pdf).toString('latin1'))
  if (texts.length === 0) return texts
  const spans: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    spans.push(...spansIn(await markedItems(page)).map((items) => items.map(({ str }) => str).join('')))
  }
  return spans.length === texts.length && spans.every((glyphs, at) => mayBe(glyphs, texts[at] ?? '')) ? texts : []
}

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

const markedItems = async (page: Page): Promise<readonly Item[]> =>
  (await page.getTextContent({ includeMarkedContent: true })).items

// The types of PDF.js lack both. A span with an id belongs to the structure of the document, and states no text.
const isSpan = (item: object): boolean => 'tag' in item && item.tag === 'Span' && 'id' in item && item.id === null

/** The items with letters of each span, in order. */
function spansIn(items: readonly Item[]): TextItem[][] {
  const spans: TextItem[][] = []
  for (const { item, span: at } of placed(items)) {
    if (at === null) continue
    const inside = (spans[at] ??= [])
    if ('str' in item && item.str.trim() !== '') inside.push(item)
  }
  return spans
}

/** Each item with the number of the innermost span around it. */
function placed(items: readonly Item[]): { readonly item: Item; readonly span: number | null }[] {
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

/** The texts of a page, in which each span is one item with its stated text. Takes from `texts` what belongs to this page. */
export async function actualItems(page: Page, texts: Iterator<string>): Promise<TextItem[]> {
  const read = await markedItems(page)
  const widths = await glyphWidthsOn(page, read)
  const items = withGlyphWidths(read, widths)
  const whole = new Map<Item, TextItem | null>()
  for (const [at, inside] of spansIn(items).entries()) {
    const { value } = texts.next()
    const [first] = inside
    if (!first || typeof value !== 'string') continue
    for (const item of inside) whole.set(item, null)
    const right = Math.max(...inside.map(endOf), startOf(first) + (widths.ofSpans[at] ?? 0) * sizeOf(first))
    whole.set(first, { ...first, str: value, width: right - startOf(first) })
  }
  return items.flatMap((item) => {
    const now = whole.get(item)
    return now === null || !('str' in item) ? [] : [now ?? item]
  })
}

const startOf = ({ transform }: TextItem): number => Number(transform[4])
const endOf = (item: TextItem): number => startOf(item) + item.width
