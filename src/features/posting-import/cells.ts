import { choices, columnNames, columnOfField, type ImportColumn } from './columns.ts'
import type { ImportFault } from './contract.ts'
import { expiryOf, isoDay } from '#features/job-posting/apply-by.ts'
import { nearestPlace } from '#features/job-posting/places.ts'
import { Posting, unknownPlace } from '#features/job-posting/posting-schema.ts'

export type ImportedRow = { readonly row: number; readonly posting: Posting; readonly expiresAt: Date }

type Cells = Readonly<Partial<Record<ImportColumn, string>>>

export function cellsOf(columns: readonly (ImportColumn | null)[], line: readonly string[]): Cells {
  return Object.fromEntries(columns.flatMap((column, index) => (column ? [[column, (line[index] ?? '').trim()]] : [])))
}

type ReadRow = {
  readonly row: ImportedRow | null
  readonly faults: ImportFault[]
  /** Set if the row has no period, and its pay was read as pay per year. */
  readonly isPayPerYear: ImportFault | null
}

export function readRow(cells: Cells, row: number, now: Date): ReadRow {
  const { data, error } = Posting.safeParse(fieldsOf(cells))
  const expiresAt = data ? expiryOf(data.applyBy, now) : null
  const pay = payPerYear(cells, data)
  const faults = [
    ...typedFaults(cells, row, error?.issues ?? []),
    ...lateFaults(cells, row, data !== undefined && expiresAt === null),
    ...smallPay(cells, row, pay),
  ]
  return {
    row: data && expiresAt && faults.length === 0 ? { row, posting: data, expiresAt } : null,
    faults,
    isPayPerYear: pay >= leastYearlyPay ? fault(cells, row, 'pay_per', readAsYearly) : null,
  }
}

/** One fault per column: a wrong choice is reported instead of its consequences. */
function typedFaults(cells: Cells, row: number, issues: readonly Issue[]): ImportFault[] {
  const wrong = choiceFaults(cells, row)
  const known = new Set(wrong.map(({ column }) => column))
  return [...wrong, ...issues.flatMap((issue) => faultOf(cells, row, issue)).filter(({ column }) => !known.has(column))]
}

function lateFaults(cells: Cells, row: number, isLate: boolean): ImportFault[] {
  return isLate ? [fault(cells, row, 'apply_by', 'Give a day from tomorrow to 60 days from today, or leave it empty')] : []
}

/** The highest pay of a row without a period; otherwise 0. */
function payPerYear(cells: Cells, posting: Posting | undefined): number {
  return posting && !cells.pay_per ? Math.max(posting.salaryMin ?? 0, posting.salaryMax ?? 0) : 0
}

function smallPay(cells: Cells, row: number, pay: number): ImportFault[] {
  return pay > 0 && pay < leastYearlyPay ? [fault(cells, row, 'pay_per', tooSmall)] : []
}

/** Less than any pay per year, but usual per month. */
const leastYearlyPay = 60_000
const tooSmall = 'Write month or year: as pay per year this is too little'
export const readAsYearly = 'Read as pay per year. Write month if it is per month'

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

/** The values of empty cells and missing columns. */
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
