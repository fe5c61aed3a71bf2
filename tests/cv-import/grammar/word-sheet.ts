import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TabStopType, TextRun } from 'docx'
import type { Block, Line } from './blocks.ts'
import type { WrittenCv } from './cvs.ts'

const cellOf = (texts: readonly (Paragraph | Table)[]): TableCell => new TableCell({ children: [...texts] })

const tableOf = (rows: readonly (readonly string[])[]): Table =>
  new Table({ rows: rows.map((row) => new TableRow({ children: row.map((text) => cellOf([new Paragraph(text)])) })) })

function paragraphsOf({ kind, text, right, below }: Line, isStyled: boolean): Paragraph[] {
  if (kind === 'item') return [new Paragraph({ text, bullet: { level: 0 } })]
  if (kind === 'heading' && isStyled) return [new Paragraph({ text, heading: HeadingLevel.HEADING_1 })]
  const isBold = kind !== 'plain'
  const sizes = { name: 36, heading: 26, strong: 22, plain: 22 }
  const made = (whole: string): Paragraph =>
    new Paragraph({
      children: [new TextRun({ text: whole, bold: isBold, size: sizes[kind] })],
      tabStops: [{ type: TabStopType.RIGHT, position: 9_000 }],
    })
  return [made(right === undefined ? text : `${text}\t${right}`), ...(below ? [made(`\t${below}`)] : [])]
}

const madeOf = (blocks: readonly Block[], isStyled: boolean): (Paragraph | Table)[] =>
  blocks.flatMap((block): readonly (Paragraph | Table)[] =>
    block.kind === 'table' ? [tableOf(block.rows)] : paragraphsOf(block, isStyled),
  )

/** Columns are two cells of a table, as in the files that people download. */
export async function wordOf({ choice, sheet }: WrittenCv): Promise<Uint8Array> {
  const [head, main, side] = [sheet.head, sheet.main, sheet.side].map((blocks) => madeOf(blocks, choice.headings === 'style'))
  const cells = choice.columns === 'left' ? [side, main] : [main, side]
  const body =
    choice.columns === 'one'
      ? (main ?? [])
      : [new Table({ rows: [new TableRow({ children: cells.map((cell) => cellOf([...(cell ?? []), new Paragraph('')])) })] })]
  const document = new Document({ sections: [{ children: [...(head ?? []), ...body] }] })
  return new Uint8Array(await Packer.toArrayBuffer(document))
}
