import type { Fonts, Glyph, TextRun } from './text-runs.ts'

/** The glyphs of a word, the space after it, and the text of both. */
type Word = { readonly run: readonly TextRun[]; readonly space: TextRun | undefined; readonly text: string }
type Row = Pick<TextRun, 'font' | 'size'> & { readonly signs: readonly Glyph[] }

/** Puts all glyphs under the first marked-content element. The other elements stay, empty, because the document's structure references them. */
export function writeActualText({ run, space, text }: Word, fonts: Fonts): string {
  const [first, ...others] = space ? [...run, space] : run
  if (!first) return ''
  const rows = rowsOf(run)
  const last = space ?? closingSpace(rows, fonts)
  const hex = Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()
  const signs = [...rows, ...(last ? [last] : [])].map(drawn).join('')
  const word = `${first.paint}BT\n${span(`ActualText <FEFF${hex}>`, signs)}ET\n`
  return [span(`MCID ${first.mark}`, `q\n${word}Q\n`), ...others.map(({ mark }) => span(`MCID ${mark}`, ''))].join('')
}

const span = (meaning: string, content: string): string => `/Span <<\n  /${meaning}\n>> BDC\n${content}EMC\n`

/** One row for each height, the longest first: Chrome takes the position of the first glyphs as the position of the whole word. */
function rowsOf(run: readonly TextRun[]): readonly Row[] {
  const rows = Map.groupBy(
    run.flatMap(({ signs }) => signs),
    ({ y }) => y,
  )
  const { font = '', size = 0 } = run[0] ?? {}
  return [...rows.values()].toSorted((a, b) => b.length - a.length).map((signs) => ({ font, size, signs }))
}

/**
 * A space that is placed inside the end of the word. Other readers take the end of the last glyph as the end of the word, and a mark may be far
 * before it.
 */
function closingSpace(rows: readonly Row[], fonts: Fonts): Row | undefined {
  const [main] = rows
  for (const [font, { texts, widths }] of fonts) {
    const code = codeOf(' ', texts)
    if (!main || code === undefined) continue
    const width = ((widths.get(code) ?? 0) / 1_000) * main.size
    const end = Math.max(...rows.flatMap(({ signs }) => signs.map((sign) => sign.x + sign.width)))
    return { font, size: main.size, signs: [{ code, x: end - width, y: main.signs[0]?.y ?? 0, width }] }
  }
  return undefined
}

function codeOf(wanted: string, texts: ReadonlyMap<string, string>): string | undefined {
  for (const [code, text] of texts) if (text === wanted) return code
  return undefined
}

const hexOf = (code: string): string => (code.charCodeAt(0) * 256 + code.charCodeAt(1)).toString(16).padStart(4, '0')

function drawn({ font, size, signs }: Row): string {
  const [first] = signs
  let pen = first?.x ?? 0
  const operands = signs.map(({ code, x, width }) => {
    const back = Math.round(((pen - x) / size) * 1_000)
    pen += width - (back / 1_000) * size
    return `${back === 0 ? '' : `${back} `}<${hexOf(code)}>`
  })
  const place = [first?.x, first?.y].map((length = 0) => Math.round(length * 1e5) / 1e5).join(' ')
  return `0 Tr\n/${font} ${size} Tf\n1 0 0 1 ${place} Tm\n[${operands.join('').replaceAll('><', '')}] TJ\n`
}
