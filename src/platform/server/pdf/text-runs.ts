import { contentOf, named, type Objects } from './pdf-objects.ts'

/** The text and the width of each glyph of a font, in thousandths of the font size. Glyph codes are two bytes each. */
type Font = { readonly texts: ReadonlyMap<string, string>; readonly widths: ReadonlyMap<string, number> }
export type Fonts = ReadonlyMap<string, Font>

/** A glyph and its position on the page. */
export type Glyph = { readonly code: string; readonly x: number; readonly y: number; readonly width: number }

/** The glyphs of one marked-content element. `syllables` are their texts in reading order. */
export type TextRun = {
  readonly mark: string
  readonly from: number
  readonly to: number
  readonly paint: string
  readonly font: string
  readonly size: number
  readonly y: number
  readonly signs: readonly Glyph[]
  readonly syllables: readonly string[]
}

export function fontsOf(page: string, objects: Objects): Fonts {
  const inUse = [...page.matchAll(/\/(f\d+) (\d+) 0 R/g)]
  return new Map(inUse.map(([, name = '', number]) => [name, readFont(objects.get(Number(number)) ?? '', objects)]))
}

function readFont(object: string, objects: Objects): Font {
  const map = named(objects, object, 'ToUnicode')
  const pairs = map ? [...contentOf(map.object).matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gim)] : []
  const [, widths = ''] = /\/W \[([\d\s.-]*)\]/.exec(named(objects, object, 'DescendantFonts')?.object ?? '') ?? []
  return {
    texts: new Map(pairs.map(([, code = '', text = '']) => [Buffer.from(code, 'hex').toString('latin1'), fromHex(text)])),
    widths: new Map(widthsIn(widths.trim().split(/\s+/).map(Number))),
  }
}

/** Reads widths given as ranges: first glyph, last glyph, width. */
function widthsIn(numbers: readonly number[]): [string, number][] {
  const all: [string, number][] = []
  for (let at = 0; at + 2 < numbers.length; at += 3) {
    const [first = 0, last = 0, width = 0] = numbers.slice(at, at + 3)
    for (let code = first; code <= last; code++) all.push([String.fromCharCode(code >> 8, code & 255), width])
  }
  return all
}

const fromHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

const opening = '/Span <<\n  /MCID '
/** The beginning of a text run. It has a language if that differs from the language of the document. */
const heading = /^(\d+(?:\n  \/Lang \(\S+\))?)\n>> BDC\nq\n1 0 0 -1 (\S+) (\S+) cm\n([^]*?)BT\n/
const closing = 'ET\nQ\nEMC\n'

/** Finds text runs in the form that our compiler writes. Text in any other form is skipped and stays unchanged. */
export function textRunsIn(content: string, fonts: Fonts): readonly TextRun[] {
  const all: TextRun[] = []
  for (let from = content.indexOf(opening); from !== -1;) {
    const next = content.indexOf(opening, from + opening.length)
    const stretch = textRunIn(content, from, next === -1 ? content.length : next, fonts)
    if (stretch) all.push(stretch)
    from = next
  }
  return all
}

function textRunIn(content: string, from: number, before: number, fonts: Fonts): TextRun | null {
  const end = content.indexOf(closing, from)
  const inner = content.slice(from + opening.length, end)
  const [head, mark = '', x, y, paint = ''] = heading.exec(inner) ?? []
  if (end === -1 || end >= before || head === undefined) return null
  const text = textIn(inner.slice(head.length), fonts, { x: Number(x), y: Number(y) })
  return text && { mark, from, to: end + closing.length, paint, y: Number(y), ...text }
}

type TextPosition = { readonly x: number; readonly y: number }
type Text = Pick<TextRun, 'font' | 'size' | 'signs' | 'syllables'>

/** The start and end of an actual text, the text position, and the glyphs that are shown. */
const steps = /\/ActualText <FEFF([0-9A-F]*)>|^EMC$|^1 0 0 -1 (\S+) (\S+) Tm$|^(.+) T[jJ]$/gm

/** Null if there are several fonts, or a glyph whose text is unknown. */
function textIn(shown: string, fonts: Fonts, origin: TextPosition): Text | null {
  const { name, size } = fontIn(shown)
  const font = fonts.get(name)
  if (!font) return null
  const signs: Glyph[] = []
  const syllables: (string | undefined)[] = []
  let pen = origin
  let isSaid = false
  for (const [step, actualText, right, down, operands] of shown.matchAll(steps)) {
    if (right !== undefined) pen = { x: origin.x + Number(right), y: origin.y - Number(down) }
    if (actualText !== undefined) syllables.push(fromHex(actualText))
    if (actualText !== undefined || step === 'EMC') isSaid = step !== 'EMC'
    if (operands === undefined) continue
    const drawn = signsIn(operands, font, size, pen)
    signs.push(...drawn)
    if (!isSaid) syllables.push(...drawn.map(({ code }) => font.texts.get(code)))
  }
  return syllables.every((text) => text !== undefined) ? { font: name, size, signs, syllables } : null
}

/** Null if there are several font names. */
function fontIn(shown: string): { readonly name: string; readonly size: number } {
  const [only = '', ...others] = new Set(shown.match(/^\/f\d+ \S+ Tf$/gm))
  const [name = '', size] = others.length === 0 ? only.slice(1).split(' ') : []
  return { name, size: Number(size) }
}

/** The glyphs of a `TJ` operator. Its operands are strings of glyphs, and distances by which the position moves back between them. */
function signsIn(operands: string, { widths }: Font, size: number, { x, y }: TextPosition): Glyph[] {
  const signs: Glyph[] = []
  let pen = x
  for (const [operand] of operands.matchAll(/\((?:[^\\()]|\\[^]|\([^()]*\))*\)|-?[\d.]+/g)) {
    if (!operand.startsWith('(')) pen -= (Number(operand) / 1_000) * size
    else {
      const bytes = bytesIn(operand.slice(1, -1))
      for (let at = 0; at < bytes.length; at += 2) {
        const code = bytes.slice(at, at + 2)
        const width = ((widths.get(code) ?? 0) / 1_000) * size
        signs.push({ code, x: pen, y, width })
        pen += width
      }
    }
  }
  return signs
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function bytesIn(text: string): string {
  let bytes = ''
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    const next = text.charAt(at + 1)
    if (sign !== '\\') bytes += sign
    else if (next >= '0' && next <= '7') bytes += String.fromCharCode(Number.parseInt(text.slice(at + 1, at + 4), 8))
    else bytes += escapes[next] ?? next
    if (sign === '\\') at += next >= '0' && next <= '7' ? 3 : 1
  }
  return bytes
}
