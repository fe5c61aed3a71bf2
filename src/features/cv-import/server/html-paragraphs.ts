import { fieldsOf } from '#features/cv-words/cells-of-row.ts'
import { columnsOf } from '#features/cv-words/column-heads.ts'
import { spreadColumns, withSubheads } from '#features/cv-words/merged-heads.ts'
import { headingIn } from '#features/cv-words/headings.ts'
import { type Paragraph, paragraphOf } from '#features/cv-words/paragraph.ts'

/** `span`: the number of columns that the cell takes. */
type Cell = { readonly paragraphs: Paragraph[]; readonly span: number }
type ParagraphReader = {
  readonly out: Paragraph[]
  readonly links: string[]
  readonly cells: Cell[][]
  /** The kinds of the columns of each open table; null if its first row is not a header. */
  readonly tables: { columns: ReturnType<typeof columnsOf> }[]
  text: string
  size: number
  isItem: boolean
}

const sizes: Readonly<Record<string, number>> = { h1: 20, h2: 16, h3: 14, h4: 13, h5: 12, h6: 12 }

/** Reads HTML that was converted from a Word file: well-formed, with few elements. A table row whose cells have one line each becomes one line. */
export function htmlParagraphs(html: string): { readonly paragraphs: readonly Paragraph[]; readonly links: readonly string[] } {
  const reading: ParagraphReader = { out: [], links: [], cells: [], tables: [], text: '', size: 11, isItem: false }
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
    if (slash === '') opening(reading, name, spanIn(token))
    else closing(reading, name)
  }
}

function link(reading: ParagraphReader, token: string): void {
  const href = /href="([^"]*)"/.exec(token)?.[1]
  if (href) reading.links.push(unescaped(href))
}

/** A hostile file may state any number of columns. */
const widest = 12
const spanIn = (token: string): number => Math.min(widest, Number(/ colspan="([1-9]\d?)"/.exec(token)?.[1] ?? 1))

function opening(reading: ParagraphReader, name: string, span: number): void {
  if (name === 'table') reading.tables.push({ columns: null })
  if (name === 'tr') reading.cells.push([])
  if (name === 'td' || name === 'th') reading.cells.at(-1)?.push({ paragraphs: [], span })
  reading.size = sizes[name] ?? 11
  reading.isItem = name === 'li'
}

function closing(reading: ParagraphReader, name: string): void {
  reading.isItem = false
  reading.size = 11
  if (name === 'table') reading.tables.pop()
  if (name === 'tr') endRow(reading)
}

function endRow(reading: ParagraphReader): void {
  const row = reading.cells.pop() ?? []
  const target = reading.cells.at(-1)?.at(-1)?.paragraphs ?? reading.out
  const texts = row.map(({ paragraphs }) => paragraphs).filter((paragraphs) => paragraphs.length > 0)
  target.push(...(known(reading, row) ?? plainRow(texts)))
}

type CellTexts = readonly (readonly Paragraph[])[]

/** The line of a row below the header of a table about jobs or courses, with its fields. Null for other rows. */
function known({ tables }: ParagraphReader, row: readonly Cell[]): Paragraph[] | null {
  const table = tables.at(-1)
  const first = row.flatMap(({ paragraphs }) => paragraphs)[0]
  if (!table || !first) return null
  const cells = row.map(({ paragraphs, span }) => ({ text: paragraphs.map(({ text }) => text).join(' '), span }))
  const below = table.columns && withSubheads(table.columns, cells)
  if (below) {
    table.columns = below
    return []
  }
  const texts = cells.flatMap(({ text, span }) => [text, ...Array<string>(span - 1).fill('')])
  const { columns } = table
  if (columns === null) table.columns = spreadColumns(cells)
  if (columns === null && table.columns !== null) return []
  if (columns?.length !== texts.length) return null
  return [{ ...first, isBullet: false, text: texts.filter(Boolean).join('\t'), fields: fieldsOf(columns, texts) }]
}

/** One line if each cell has exactly one short line, otherwise the paragraphs of all cells. */
function plainRow(cells: CellTexts): Paragraph[] {
  const [first] = cells[0] ?? []
  const isLine =
    cells.length > 1 && cells.every(([only, ...more]) => more.length === 0 && only && !only.isBullet && only.text.length <= 120)
  return isLine && first ? [{ ...first, text: cells.flatMap((cell) => cell.map(({ text }) => text)).join('\t') }] : cells.flat()
}

function end(reading: ParagraphReader): void {
  const paragraphs = withoutTitle(reading.text).map((text) => paragraphOf(text, reading.size, reading.isItem))
  reading.text = ''
  const target = reading.cells.at(-1)?.at(-1)?.paragraphs ?? reading.out
  target.push(...paragraphs.filter(({ text }) => text !== ''))
}

/** Splits a title in capitals from the text that some files append to it: "EDUCATIONInstitute". */
function withoutTitle(text: string): readonly string[] {
  const [, title = '', rest = ''] = /^\s*(\p{Lu}[\p{Lu} &]{4,40})(\p{Lu}\p{Ll}[^]*)$/u.exec(text) ?? []
  return title !== '' && headingIn(title)?.rest === '' ? [title, rest] : [text]
}

const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: ' ' }

function unescaped(text: string): string {
  return text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return signs[name.toLowerCase()] ?? whole
    const code = Number(name.replace(/^#x/i, '0x').replace('#', ''))
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
  })
}
