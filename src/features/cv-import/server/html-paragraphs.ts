import { type Paragraph, paragraphOf } from '../paragraph.ts'

type Cell = { readonly paragraphs: Paragraph[] }
type ParagraphReader = {
  readonly out: Paragraph[]
  readonly links: string[]
  readonly cells: Cell[][]
  text: string
  size: number
  isItem: boolean
}

const sizes: Readonly<Record<string, number>> = { h1: 20, h2: 16, h3: 14, h4: 13, h5: 12, h6: 12 }

/** HTML that we have made ourselves from a document: well-formed, with few elements. A table row whose cells have one line each is one line. */
export function htmlParagraphs(html: string): { readonly paragraphs: readonly Paragraph[]; readonly links: readonly string[] } {
  const reading: ParagraphReader = { out: [], links: [], cells: [], text: '', size: 11, isItem: false }
  for (const [token] of html.matchAll(/<[^>]+>|[^<]+/g)) {
    if (token.startsWith('<')) tag(reading, token)
    else reading.text += unescaped(token)
  }
  end(reading)
  return { paragraphs: reading.out, links: reading.links }
}

function tag(reading: ParagraphReader, token: string): void {
  const [, slash = '', name = ''] = /^<(\/?)(\w+)/.exec(token) ?? []
  if (name === 'a' && slash === '') link(reading, token)
  if (name === 'br') end(reading)
  if (/^(?:p|h\d|li|ul|ol|table|tr|td|th)$/.test(name)) {
    end(reading)
    if (slash === '') opening(reading, name)
    else closing(reading, name)
  }
}

function link(reading: ParagraphReader, token: string): void {
  const href = /href="([^"]*)"/.exec(token)?.[1]
  if (href) reading.links.push(unescaped(href))
}

function opening(reading: ParagraphReader, name: string): void {
  if (name === 'tr') reading.cells.push([])
  if (name === 'td' || name === 'th') reading.cells.at(-1)?.push({ paragraphs: [] })
  reading.size = sizes[name] ?? 11
  reading.isItem = name === 'li'
}

function closing(reading: ParagraphReader, name: string): void {
  reading.isItem = false
  reading.size = 11
  if (name === 'tr') endRow(reading)
}

function endRow(reading: ParagraphReader): void {
  const cells = (reading.cells.pop() ?? []).map(({ paragraphs }) => paragraphs).filter((paragraphs) => paragraphs.length > 0)
  const isLine =
    cells.length > 1 && cells.every(([only, ...more]) => more.length === 0 && only && !only.isBullet && only.text.length <= 120)
  const [first] = cells[0] ?? []
  const target = reading.cells.at(-1)?.at(-1)?.paragraphs ?? reading.out
  if (isLine && first) target.push({ ...first, text: cells.flatMap((cell) => cell.map(({ text }) => text)).join('\t') })
  else target.push(...cells.flat())
}

function end(reading: ParagraphReader): void {
  const paragraph = paragraphOf(reading.text, reading.size, reading.isItem)
  reading.text = ''
  const target = reading.cells.at(-1)?.at(-1)?.paragraphs ?? reading.out
  if (paragraph.text) target.push(paragraph)
}

const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: ' ' }

function unescaped(text: string): string {
  return text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return signs[name.toLowerCase()] ?? whole
    const code = Number(name.replace(/^#x/i, '0x').replace('#', ''))
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
  })
}
