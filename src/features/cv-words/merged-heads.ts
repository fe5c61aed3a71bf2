import { columnsOf, type FieldKind, kindOfHead } from './column-heads.ts'

type Columns = readonly (FieldKind | null)[]
/** `span`: the number of columns that the cell takes. */
type HeadCell = { readonly text: string; readonly span: number }

/** The kinds of all columns below a header whose cells may span several. A time over two columns has its beginning and its end there. */
export function spreadColumns(cells: readonly HeadCell[]): Columns | null {
  const found = columnsOf(cells.map(({ text }) => text))
  return (
    found?.flatMap((kind, at) => {
      const more = (cells[at]?.span ?? 1) - 1
      return kind === 'time' && more > 0
        ? (['from', ...Array<'to'>(more).fill('to')] as const)
        : [kind, ...Array<null>(more).fill(null)]
    }) ?? null
  )
}

/**
 * The columns after a second row of heads, "From | To" below "Period". Null if the row is another one. The heads above the other columns reach down to
 * it, so the row has only these two cells.
 */
export function withSubheads(columns: Columns, cells: readonly HeadCell[]): Columns | null {
  const heads = cells.filter(({ text }) => text !== '')
  const [from, to] = heads
  const at = columns.indexOf('from')
  if (!from || !to || at < 0 || kindOfHead(from.text) !== 'from' || kindOfHead(to.text) !== 'to') return null
  // The border between the two may differ from row to row, and an empty cell is no value.
  const spread: Columns = ['from', ...Array<null>(from.span - 1).fill(null), ...Array<'to'>(to.span).fill('to')]
  return heads.length === 2 ? [...columns.slice(0, at), ...spread, ...columns.slice(at + spread.length)] : null
}
