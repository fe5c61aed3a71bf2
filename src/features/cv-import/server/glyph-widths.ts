import { operators, type PdfItem, type PdfPage, sizeOf } from '#features/pdf-layout/pdfjs.ts'

const mark = /\p{Mn}/u
/** In UTF-16 units: no syllable is longer. */
const longestGlyph = 12

/** In em. The glyphs by their font and letters; the spans, which state their text, in order. */
type Widths = { readonly ofGlyphs: ReadonlyMap<string, number>; readonly ofSpans: readonly number[] }

/** PDF.js takes glyphs with a mark in their letters, such as most conjuncts of Indian scripts, for marks without a width. */
export async function glyphWidthsOn(page: PdfPage, items: readonly PdfItem[]): Promise<Widths> {
  const [ofGlyphs, ofSpans] = [new Map<string, number>(), new Array<number>()]
  if (!items.some((item) => 'str' in item && mark.test(item.str))) return { ofGlyphs, ofSpans }
  const { fnArray, argsArray } = await page.getOperatorList()
  const open: boolean[] = []
  let font = ''
  const handlers: Readonly<Record<number, (args: readonly unknown[]) => void>> = {
    [operators.setFont]: ([name]) => {
      font = String(name)
    },
    [operators.beginMarked]: () => open.push(false),
    [operators.beginMarkedWithProperties]: (args) => {
      open.push(statesText(args))
      if (statesText(args)) ofSpans.push(0)
    },
    [operators.endMarked]: () => open.pop(),
    [operators.showText]: (args) => {
      const glyphs = glyphsIn(args)
      for (const { unicode, width } of glyphs) ofGlyphs.set(`${font} ${unicode}`, width / 1_000)
      if (open.at(-1)) ofSpans.push(glyphs.reduce((sum, { width }) => sum + width / 1_000, ofSpans.pop() ?? 0))
    },
  }
  for (const [at, operator] of fnArray.entries()) handlers[operator]?.(argsArray[at] ?? [])
  return { ofGlyphs, ofSpans }
}

/** A span with a number belongs to the structure of the document. */
const statesText = ([tag, id]: readonly unknown[]): boolean => tag === 'Span' && typeof id !== 'number'

export function withGlyphWidths(items: readonly PdfItem[], { ofGlyphs }: Widths): readonly PdfItem[] {
  return items.map((item) =>
    'str' in item && mark.test(item.str)
      ? { ...item, width: Math.max(item.width, widthOf(item.str, item.fontName, ofGlyphs) * sizeOf(item)) }
      : item,
  )
}

const glyphsIn = ([glyphs]: readonly unknown[]): readonly Glyph[] => (Array.isArray(glyphs) ? glyphs.filter(isGlyph) : [])

type Glyph = { readonly unicode: string; readonly width: number }
const isGlyph = (value: unknown): value is Glyph =>
  typeof value === 'object' &&
  value !== null &&
  'unicode' in value &&
  typeof value.unicode === 'string' &&
  'width' in value &&
  typeof value.width === 'number'

/** Adds up the longest glyphs that the text can be made of. */
function widthOf(text: string, font: string, widths: ReadonlyMap<string, number>): number {
  let [sum, at] = [0, 0]
  while (at < text.length) {
    let length = Math.min(longestGlyph, text.length - at)
    while (length > 1 && !widths.has(`${font} ${text.slice(at, at + length)}`)) length--
    sum += widths.get(`${font} ${text.slice(at, at + length)}`) ?? 0
    at += length
  }
  return sum
}
