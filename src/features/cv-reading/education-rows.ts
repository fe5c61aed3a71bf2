import { factsIn } from './education-facts.ts'
import { type EducationPart, partsIn } from './education-parts.ts'
import type { EntryFields } from './column-heads.ts'
import { blankEducationEntry, type ProposedEducation } from './proposal.ts'

/** The course that a row of a table or lines with labels describe, and what of them fits no field. Null if they lack its name, or all else. */
export function courseOfRow(
  fields: EntryFields,
): { readonly course: ProposedEducation; readonly left: readonly string[] } | null {
  const { degree: named = '', subject, grade = '', place } = fields
  const time = timeOf(fields)
  const schools = present([fields.institution, fields.employer, fields.board])
  if (named === '' || `${schools.join('')}${time}${grade}` === '') return null
  const parts = partsIn(named)
  const own = parts.find(({ kind }) => kind === 'degree')
  // "B.Tech, IIT Madras" in one column, the subject in the other.
  const [first = '', ...boards] = schools
  const mixed = own ? [] : partsIn(first)
  const other = mixed.find(({ kind }) => kind === 'degree')
  const { text: degree, field } = own ?? (other ? { text: other.text, field: other.field || named } : { text: named, field: '' })
  const namedSchools = other ? [...namesOf(mixed, 'institution'), ...boards] : schools
  const [institution = '', ...others] = [...namedSchools, ...namesOf(parts, 'institution')]
  const { start: startYear, end: endYear } = factsIn(time || grade)
  const course = {
    ...blankEducationEntry,
    institution,
    degree,
    field: subject ?? field,
    startYear,
    endYear,
    grade: gradeOf(grade),
  }
  return { course, left: [...others, ...present([place])] }
}

const present = (texts: readonly (string | undefined)[]): string[] => texts.flatMap((text) => text ?? [])
const timeOf = ({ time, from, to }: EntryFields): string => time ?? present([from, to]).join(' – ')
const gradeOf = (text: string): string => factsIn(text).grade || text

const namesOf = (parts: readonly EducationPart[], wanted: EducationPart['kind']): string[] =>
  parts.filter(({ kind }) => kind === wanted).map(({ text }) => text)
