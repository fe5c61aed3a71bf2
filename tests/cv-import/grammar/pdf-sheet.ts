import { drawnPage } from '../resumes/drawn-page.ts'
import type { Block, Line } from './blocks.ts'
import type { WrittenCv } from './cvs.ts'

/** The widths of the signs of Helvetica from the space on, in thousandths. */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556,
  556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778,
  722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222,
  500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
]
const widthOf = (text: string, size: number): number =>
  (text.split('').reduce((sum, sign) => sum + (widths[sign.charCodeAt(0) - 32] ?? 500), 0) * size) / 1000

type Column = { readonly x: number; readonly right: number }
type Drawing = { readonly out: string[]; y: number }
type Face = { readonly font: 'F' | 'B'; readonly size: number }

const codes: Readonly<Record<string, string>> = { '–': '\u0096', '•': '\u0095', '●': '\u0095', '○': '\u00B7', '’': '\u0092' }
const coded = (text: string): string => text.replace(/[–•●○’]/g, (sign) => codes[sign] ?? '').replace(/[\\()]/g, String.raw`\$&`)

const put = ({ out }: Drawing, text: string, { font, size }: Face, [x, y]: readonly [number, number]): void => {
  out.push(`BT /${font} ${size} Tf ${x.toFixed(1)} ${y.toFixed(1)} Td (${coded(text)}) Tj ET`)
}

function wrapped(text: string, width: number, size: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const faces: Readonly<Record<Line['kind'], Face>> = {
  name: { font: 'B', size: 18 },
  heading: { font: 'B', size: 12 },
  strong: { font: 'B', size: 10 },
  plain: { font: 'F', size: 10 },
  item: { font: 'F', size: 10 },
}

/** A tab goes to the next stop, as in a word processor. */
function putTabbed(drawing: Drawing, text: string, face: Face, x: number): void {
  let at = x
  for (const part of text.split('\t')) {
    put(drawing, part, face, [at, drawing.y])
    at = x + Math.ceil((at - x + widthOf(part, face.size) + 18) / 110) * 110
  }
}

function drawLine(drawing: Drawing, { kind, text, right, below }: Line, { x, right: edge }: Column): void {
  const face = faces[kind]
  const indent = kind === 'item' ? 14 : 0
  if (kind === 'heading') drawing.y -= 10
  const lines = wrapped(text, edge - x - indent, face.size)
  // A second line at the right edge needs a line, if the text has only one.
  const all = below && lines.length === 1 ? [...lines, ''] : lines
  for (const [at, one] of all.entries()) {
    drawing.y -= 1.35 * face.size
    if (kind === 'item' && at === 0) put(drawing, '•', face, [x, drawing.y])
    if (one !== '') putTabbed(drawing, one, face, x + indent)
    const beside = [right, below][at]
    if (beside) put(drawing, beside, face, [edge - widthOf(beside, face.size), drawing.y])
  }
}

function drawTable(drawing: Drawing, rows: readonly (readonly string[])[], { x, right }: Column): void {
  const longest = (rows[0] ?? []).map((_, at) => Math.min(30, Math.max(4, ...rows.map((row) => row[at]?.length ?? 0))))
  const sum = longest.reduce((one, other) => one + other, 0)
  const starts = longest.map((_, at) => x + ((right - x) * longest.slice(0, at).reduce((one, other) => one + other, 0)) / sum)
  drawing.y -= 4
  for (const row of rows) {
    const cells = row.map((cell, at) => wrapped(cell, (starts[at + 1] ?? right) - (starts[at] ?? x) - 6, 9))
    const height = Math.max(...cells.map(({ length }) => length))
    cells.forEach((lines, at) => {
      lines.forEach((text, number) =>
        put(drawing, text, { font: 'F', size: 9 }, [(starts[at] ?? x) + 3, drawing.y - 12 * (number + 1)]),
      )
    })
    drawing.out.push(`${x} ${drawing.y - 12 * height - 5} m ${right} ${drawing.y - 12 * height - 5} l S`)
    drawing.y -= 12 * height + 6
  }
}

function drawBlocks(drawing: Drawing, blocks: readonly Block[], column: Column): void {
  for (const block of blocks) {
    if (block.kind === 'table') drawTable(drawing, block.rows, column)
    else drawLine(drawing, block, column)
  }
}

const height = 1_500
const places: Readonly<Record<'one' | 'left' | 'right', readonly [main: Column, side: Column]>> = {
  one: [
    { x: 45, right: 550 },
    { x: 45, right: 550 },
  ],
  left: [
    { x: 215, right: 560 },
    { x: 35, right: 190 },
  ],
  right: [
    { x: 35, right: 385 },
    { x: 410, right: 565 },
  ],
}

/** One long page: how a file is cut into pages is tested elsewhere. */
export function pdfOf({ choice: { columns }, sheet }: WrittenCv): Uint8Array {
  const [main, side] = places[columns]
  const drawing: Drawing = { out: [], y: height - 40 }
  drawBlocks(drawing, sheet.head, { x: 45, right: 550 })
  const top = drawing.y - 8
  for (const [blocks, column] of [
    [sheet.main, main],
    [sheet.side, side],
  ] as const) {
    drawing.y = top
    drawBlocks(drawing, blocks, column)
  }
  return drawnPage({ content: Buffer.from(drawing.out.join('\n'), 'latin1'), more: `/MediaBox [0 0 600 ${height}]` })
}
