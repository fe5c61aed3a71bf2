import type { Fonts, Glyph, TextRun } from './text-runs.ts'

/** A word as it is drawn, the space behind it, and what both say. */
type Word = { readonly run: readonly TextRun[]; readonly space: TextRun | undefined; readonly text: string }
type Row = Pick<TextRun, 'font' | 'size'> & { readonly signs: readonly Glyph[] }

/** All signs under the first mark; the other marks stay empty, for the structure of the document names them. */
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

/** One for each height, the longest first: Chrome takes what is drawn first for the place of the whole word. */
function rowsOf(run: readonly TextRun[]): readonly Row[] {
  const rows = Map.groupBy(
    run.flatMap(({ signs }) => signs),
    ({ y }) => y,
  )
  const { font = '', size = 0 } = run[0] ?? {}
  return [...rows.values()].toSorted((a, b) => b.length - a.length).map((signs) => ({ font, size, signs }))
}

/** Drawn into the end of the word, which other readers take to be where the last sign ends: a mark may stand far before it. */
function closingSpace(rows: readonly Row[], fonts: Fonts): Row | undefined {
  const [main] = rows
  for (const [font, { letters, widths }] of fonts) {
    const code = codeOf(' ', letters)
    if (!main || code === undefined) continue
    const width = ((widths.get(code) ?? 0) / 1_000) * main.size
    const end = Math.max(...rows.flatMap(({ signs }) => signs.map((sign) => sign.x + sign.width)))
    return { font, size: main.size, signs: [{ code, x: end - width, y: main.signs[0]?.y ?? 0, width }] }
  }
  return undefined
}

function codeOf(wanted: string, letters: ReadonlyMap<string, string>): string | undefined {
  for (const [code, text] of letters) if (text === wanted) return code
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
