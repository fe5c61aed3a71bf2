import { clean } from '#platform/contract/clean.ts'
import { type CsvRow, readCsv } from './csv.ts'
import { columnNames, columnOf, type ImportColumn } from './columns.ts'
import { cellsOf, type ImportedRow, readAsYearly, readRow } from './cells.ts'
import type { ImportFault } from './contract.ts'

const mostRows = 500

export type ReadImport = {
  readonly rows: readonly ImportedRow[]
  readonly faults: readonly ImportFault[]
  readonly warnings: readonly ImportFault[]
  /** The row of each job, with or without faults. */
  readonly numbers: readonly number[]
}

/** Finds all faults of a file at once, each with its row number in the spreadsheet. */
export function readImport(text: string, now: Date): ReadImport {
  // Cleaning removes carriage returns, which some programs write as line ends.
  const [headings = { row: 1, cells: [] }, ...lines] = readCsv(clean(text.replaceAll(/\r\n?/g, '\n')))
  const columns = headings.cells.map(columnOf)
  const numbers = lines.map(({ row }) => row)
  const faults = [...headingFaults(headings, columns), ...sizeFaults(headings, numbers)]
  if (faults.length > 0) return { rows: [], faults, warnings: [], numbers }
  const read = lines.map(({ row, cells }) => readRow(cellsOf(columns, cells), row, now))
  const rows = read.flatMap(({ row }) => row ?? [])
  return {
    rows,
    faults: [...read.flatMap((one) => one.faults), ...repeated(rows)].toSorted((a, b) => a.row - b.row),
    warnings: yearlyPay(read.flatMap(({ isPayPerYear }) => isPayPerYear ?? [])),
    numbers,
  }
}

function headingFaults({ row, cells }: CsvRow, columns: readonly (ImportColumn | null)[]): ImportFault[] {
  const unknown = cells.flatMap((found, index) =>
    columns[index] === null && found.trim() !== ''
      ? [{ row, column: found.slice(0, 60), found, fix: `Delete this column. The columns are: ${columnNames.join(', ')}` }]
      : [],
  )
  const missing = (['title', 'description'] as const)
    .filter((column) => !columns.includes(column))
    .map((column) => ({ row, column, found: '', fix: `Add the column “${column}”` }))
  return [...missing, ...unknown]
}

function sizeFaults(headings: CsvRow, numbers: readonly number[]): ImportFault[] {
  const count = numbers.length
  if (count === 0) return [{ row: headings.row + 1, column: 'title', found: '', fix: 'Add a row for each job' }]
  if (count <= mostRows) return []
  return [
    {
      row: numbers[mostRows] ?? 1,
      column: 'title',
      found: '',
      fix: `Split the file: one has at most ${mostRows} jobs, this one has ${count.toLocaleString('en-IN')}`,
    },
  ]
}

/** One warning for all rows. */
function yearlyPay(unclear: readonly ImportFault[]): ImportFault[] {
  const [first, ...others] = unclear
  if (!first) return []
  const rows = others.length === 1 ? 'row' : 'rows'
  const more = others.length === 0 ? '' : ` The same in ${others.length.toLocaleString('en-IN')} more ${rows}.`
  return [{ ...first, fix: `${readAsYearly}.${more}` }]
}

/** The same job twice looks like a copying mistake, and to candidates like spam. */
function repeated(rows: readonly ImportedRow[]): ImportFault[] {
  const first = new Map<string, number>()
  return rows.flatMap(({ row, posting: { title, location } }) => {
    const key = `${title}\n${location}`.toLowerCase()
    const earlier = first.get(key)
    if (earlier === undefined) first.set(key, row)
    return earlier === undefined
      ? []
      : [
          {
            row,
            column: 'title',
            found: title,
            fix: `Row ${earlier} is the same job: delete one, and give the number of openings`,
          },
        ]
  })
}
