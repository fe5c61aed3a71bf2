import { clean } from '#platform/contract/clean.ts'
import { readCsv } from './csv.ts'
import { choices, columnNames, columnOf, columnOfField, type ImportColumn } from './import-columns.ts'
import type { ImportFault } from './import-contract.ts'
import { expiryOf, isoDay } from './apply-by.ts'
import { nearestPlace } from './places.ts'
import { Posting, unknownPlace } from './posting-schema.ts'

const mostRows = 500

export type ImportedRow = { readonly row: number; readonly posting: Posting; readonly expiresAt: Date }
export type ReadImport = {
  readonly rows: readonly ImportedRow[]
  readonly faults: readonly ImportFault[]
  readonly count: number
}

type Cells = Readonly<Partial<Record<ImportColumn, string>>>

/** Every fault of a file at once, each with its row as the spreadsheet numbers it. */
export function readImport(text: string, now: Date): ReadImport {
  const [headings = [], ...lines] = readCsv(clean(text))
  const columns = headings.map(columnOf)
  const faults = [...headingFaults(headings, columns), ...sizeFaults(lines.length)]
  if (faults.length > 0) return { rows: [], faults, count: lines.length }
  const read = lines.map((line, index) => readRow(cellsOf(columns, line), index + 2, now))
  const rows = read.flatMap(({ row }) => row ?? [])
  return {
    rows,
    faults: [...read.flatMap((one) => one.faults), ...repeated(rows)].toSorted((a, b) => a.row - b.row),
    count: lines.length,
  }
}

function headingFaults(headings: readonly string[], columns: readonly (ImportColumn | null)[]): ImportFault[] {
  const unknown = headings.flatMap((found, index) =>
    columns[index] === null && found.trim() !== ''
      ? [{ row: 1, column: found.slice(0, 60), found, fix: `Delete this column. The columns are: ${columnNames.join(', ')}` }]
      : [],
  )
  const missing = (['title', 'description'] as const)
    .filter((column) => !columns.includes(column))
    .map((column) => ({ row: 1, column, found: '', fix: `Add the column “${column}”` }))
  return [...missing, ...unknown]
}

function sizeFaults(count: number): ImportFault[] {
  if (count === 0) return [{ row: 2, column: 'title', found: '', fix: 'Add a row for each job' }]
  if (count <= mostRows) return []
  return [
    {
      row: mostRows + 2,
      column: 'title',
      found: '',
      fix: `Split the file: one has at most ${mostRows} jobs, this one has ${count.toLocaleString('en-IN')}`,
    },
  ]
}

function cellsOf(columns: readonly (ImportColumn | null)[], line: readonly string[]): Cells {
  return Object.fromEntries(columns.flatMap((column, index) => (column ? [[column, (line[index] ?? '').trim()]] : [])))
}

function readRow(cells: Cells, row: number, now: Date): { readonly row: ImportedRow | null; readonly faults: ImportFault[] } {
  const wrong = choiceFaults(cells, row)
  const { data, error } = Posting.safeParse(fieldsOf(cells))
  const issues = (error?.issues ?? []).flatMap((issue) => faultOf(cells, row, issue))
  const expiresAt = data ? expiryOf(data.applyBy, now) : null
  const late =
    data && !expiresAt ? [fault(cells, row, 'apply_by', 'Give a day from tomorrow to 60 days from today, or leave it empty')] : []
  const known = new Set(wrong.map(({ column }) => column))
  const faults = [...wrong, ...issues.filter(({ column }) => !known.has(column)), ...late]
  return { row: data && expiresAt && faults.length === 0 ? { row, posting: data, expiresAt } : null, faults }
}

function fault(cells: Cells, row: number, column: ImportColumn, fix: string): ImportFault {
  return { row, column, found: (cells[column] ?? '').slice(0, 100), fix }
}

function choiceFaults(cells: Cells, row: number): ImportFault[] {
  return columnNames.flatMap((column) => {
    const allowed = choices[column]
    const wrong = allowed ? listOf(cells[column], column === 'commitments').filter((one) => !allowed.includes(plain(one))) : []
    return wrong.length > 0 ? [fault(cells, row, column, `Use one of: ${allowed?.join(', ')}`)] : []
  })
}

const plain = (text: string): string => text.toLowerCase().replace(/^(on)[ _-]?(site)$/, '$1 $2')

function listOf(cell = '', isList = true): string[] {
  return (isList ? cell.split(/[;\n]/) : [cell]).map((one) => one.trim()).filter((one) => one !== '')
}

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }

function faultOf(cells: Cells, row: number, { path, message }: Issue): ImportFault[] {
  const column = columnOfField[String(path[0])] ?? 'title'
  const near = message === unknownPlace ? nearestPlace(cells.place ?? '') : null
  return [fault(cells, row, column, near ? `Did you mean “${near}”? Otherwise write the city with its state` : message)]
}

/** What an empty cell, or a column that is left out, means. */
const usual: Cells = { workplace: 'on site', type: 'full-time', experience: 'entry', pay_per: 'year', openings: '1' }

function fieldsOf(cells: Cells): Record<string, unknown> {
  const cell = (column: ImportColumn): string => cells[column] || (usual[column] ?? '')
  const list = (column: ImportColumn): string[] => listOf(cell(column))
  return {
    title: cell('title'),
    description: cell('description'),
    place: cell('place'),
    workplace: plain(cell('workplace')).replace(' ', '_'),
    jobType: plain(cell('type')),
    experienceLevel: plain(cell('experience')),
    payPer: plain(cell('pay_per')),
    payFrom: cell('pay_from'),
    payTo: cell('pay_to'),
    openings: cell('openings'),
    noticeDays: cell('notice_days'),
    applyBy: isoDay(cell('apply_by')),
    urgentHiring: plain(cell('urgent')) === 'yes',
    requirements: list('requirements'),
    benefits: list('benefits'),
    commitments: list('commitments').map((one) => one.toLowerCase()),
  }
}

/** The same job twice looks like a mistake of copying, and to candidates like spam. */
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
