import { parse } from 'csv-parse/sync'
import { monthFrom } from '#platform/contract/dates.ts'
import { momentIn } from '#features/cv-words/period.ts'
import {
  blankEducationEntry,
  blankJob,
  blankProposal,
  type LeftoverText,
  type Proposal,
  type ProposedCv,
} from '#features/cv-words/proposal.ts'
import { phoneIn } from '#features/cv-words/contact-details.ts'

type Row = Readonly<Record<string, string>>
type Part = Partial<ProposedCv> & {
  readonly left?: readonly LeftoverText[]
  readonly person?: Partial<ProposedCv['personalInfo']>
}

/** The relevant files of LinkedIn's data export. They are recognised by their unique columns. */
const kinds: readonly { readonly columns: readonly string[]; readonly read: (rows: readonly Row[]) => Part }[] = [
  { columns: ['First Name', 'Last Name', 'Headline'], read: profile },
  { columns: ['Company Name', 'Title', 'Started On'], read: (rows) => ({ experience: rows.map(position) }) },
  { columns: ['School Name', 'Degree Name'], read: education },
  {
    columns: ['Email Address'],
    read: (rows) => ({ person: { email: (rows.find((row) => row['Primary'] === 'Yes') ?? rows[0])?.['Email Address'] ?? '' } }),
  },
  { columns: ['Number', 'Type'], read: (rows) => ({ person: { phone: phoneOf(rows[0]?.['Number'] ?? '') } }) },
  { columns: ['Name', 'Proficiency'], read: (rows) => ({ languages: rows.map(language) }) },
  { columns: ['Name'], read: (rows) => ({ skills: rows.map((row) => row['Name'] ?? '').filter(Boolean) }) },
]
/** The list of skills has only the column `Name`. Lists of certifications and the like have it too, among many others. */
const mostColumnsOfSkills = 1

export const isLinkedInFile = (name: string): boolean =>
  /(?:^|\/)(?:profile|positions|education|skills|languages|email addresses|phone ?numbers)\.csv$/i.test(name)

/** Null if none of the files belongs to a LinkedIn export. */
export function linkedInProposal(files: readonly string[]): Proposal | null {
  const parts = files.flatMap((text) => partOf(text) ?? [])
  if (parts.length === 0) return null
  const { personalInfo } = blankProposal
  const cv = parts.reduce<ProposedCv>(
    (sum, { left: _left, person, ...part }) => ({ ...sum, ...part, personalInfo: { ...sum.personalInfo, ...person } }),
    {
      ...blankProposal,
      personalInfo,
    },
  )
  return { cv, doubts: doubtsIn(cv, files), left: parts.flatMap(({ left }) => left ?? []) }
}

function partOf(text: string): Part | null {
  const rows = rowsIn(text)
  const [first] = rows
  if (!first) return null
  const columns = Object.keys(first)
  const kind = kinds.find((one) => one.columns.every((column) => columns.includes(column)))
  if (!kind || (kind.columns.length === 1 && kind.columns[0] === 'Name' && columns.length > mostColumnsOfSkills)) return null
  return kind.read(rows)
}

function rowsIn(text: string): Row[] {
  try {
    return parse(text, { columns: true, bom: true, trim: true, skip_empty_lines: true, relax_column_count: true, to: 500 })
  } catch {
    return []
  }
}

function profile([row = {}]: readonly Row[]): Part {
  const valueOf = (column: string): string => row[column] ?? ''
  const headline = valueOf('Headline')
  const portfolio = /https?:\/\/[^\s,\]]+/.exec(valueOf('Websites'))?.[0] ?? ''
  const fullName = `${valueOf('First Name')} ${valueOf('Last Name')}`.trim()
  return {
    summary: valueOf('Summary'),
    person: { fullName, address: valueOf('Address') || valueOf('Geo Location'), portfolio },
    left: headline ? [{ title: 'Headline', text: headline }] : [],
  }
}

function position(row: Row) {
  const end = row['Finished On'] ?? ''
  return {
    ...blankJob,
    company: row['Company Name'] ?? '',
    position: row['Title'] ?? '',
    startDate: monthIn(row['Started On'] ?? ''),
    endDate: monthIn(end),
    current: end === '' && (row['Started On'] ?? '') !== '',
    description: row['Description'] ?? '',
  }
}

const pointOf = (text: string): string => momentIn(text)?.at ?? ''
const isYear = (text: string): boolean => pointOf(text).length === 4
const monthIn = (text: string): string => monthFrom(pointOf(text))

function education(rows: readonly Row[]): Part {
  const courses = rows.map((row) => {
    const [degree = '', ...field] = (row['Degree Name'] ?? '').split(/,\s*/)
    return {
      ...blankEducationEntry,
      institution: row['School Name'] ?? '',
      degree,
      field: field.join(', '),
      startYear: pointOf(row['Start Date'] ?? '').slice(0, 4),
      endYear: pointOf(row['End Date'] ?? '').slice(0, 4),
    }
  })
  const left = rows.flatMap((row) =>
    [row['Notes'], row['Activities']].filter(Boolean).map((text) => ({ title: row['School Name'] ?? '', text: text ?? '' })),
  )
  return { education: courses, left }
}

function language({ Name = '', Proficiency = '' }: Row): string {
  return Proficiency ? `${Name} (${Proficiency})` : Name
}

const phoneOf = (text: string): string => phoneIn(text)?.found ?? text

function doubtsIn({ experience }: ProposedCv, files: readonly string[]): string[] {
  const rows = files.map(rowsIn).find(([row]) => row && 'Started On' in row && 'Company Name' in row) ?? []
  return experience.flatMap((_, at) => [
    ...(isYear(rows[at]?.['Started On'] ?? '') ? [`experience.${at}.startDate`] : []),
    ...(isYear(rows[at]?.['Finished On'] ?? '') ? [`experience.${at}.endDate`] : []),
  ])
}
