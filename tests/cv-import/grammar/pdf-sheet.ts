import { drawnPage } from '../resumes/drawn-page.ts'
import type { Block, Line } from './blocks.ts'
import type { WrittenCv } from './cvs.ts'
import { type Column, drawFramed, type Drawing, drawTable, type Face, put, widthOf, wrapped } from './pdf-tables.ts'

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

function drawBlocks(drawing: Drawing, blocks: readonly Block[], column: Column): void {
  for (const block of blocks) {
    if (block.kind === 'table' && block.isFramed) drawFramed(drawing, block.rows, column)
    else if (block.kind === 'table') drawTable(drawing, block.rows, column)
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
