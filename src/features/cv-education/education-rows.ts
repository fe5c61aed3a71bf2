import { type EducationFacts, factsIn, has } from '#features/cv-words/education-facts.ts'
import { beginsWithDegree, type EducationPart, partsIn } from '#features/cv-words/education-parts.ts'
import { type EntryFields, isHeadWords, kindOfHead } from '#features/cv-words/column-heads.ts'
import { type Paragraph, partsOfLine } from '#features/cv-words/paragraph.ts'
import { blankEducationEntry, type ProposedEducation } from '#features/cv-words/proposal.ts'

/** The course of a table row or of labelled lines, with values that fit no field. Null without a degree, or without school, time and grade. */
export function courseOfRow(
  fields: EntryFields,
): { readonly course: ProposedEducation; readonly left: readonly string[] } | null {
  const { degree: named = '', subject, grade = '', place } = fields
  const time = timeOf(fields)
  const schools = present([fields.institution, fields.employer, fields.board])
  if (named === '' || `${schools.join('')}${time}${grade}` === '') return null
  const { degree, field, names, isKnown } = namedIn(named, schools)
  // The text continues the cell of the row above.
  if (!isKnown && schools.length === 0) return null
  const [institution = '', ...others] = names
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

/** Columns that may have the names of the courses, if no head announces them. */
const mayNameDegrees = ['place', 'subject', 'duties', 'position'] as const

/** The column of the courses may have another head, such as "Particulars" or "Subjects": what stands in its cell decides. */
function withDegree(fields: EntryFields): EntryFields {
  const kind = fields.degree === undefined ? mayNameDegrees.find((one) => beginsWithDegree(fields[one] ?? '')) : undefined
  if (kind === undefined) return fields
  const { [kind]: degree, ...others } = fields
  return { ...others, ...(degree === undefined ? {} : { degree }) }
}

/** The column of the school may contain "B.Tech, IIT Madras"; then the column of the degree contains the subject. */
function namedIn(text: string, schools: readonly string[]) {
  const parts = partsIn(text)
  const own = parts.find(isDegree)
  const [first = '', ...boards] = schools
  const mixed = own ? [] : partsIn(first)
  const other = mixed.find(isDegree)
  if (other)
    return { degree: other.text, field: other.field || text, names: [...namesOf(mixed, 'institution'), ...boards], isKnown: true }
  return {
    degree: own?.text ?? text,
    field: own?.field ?? '',
    names: [...schools, ...namesOf(parts, 'institution')],
    isKnown: own !== undefined,
  }
}

const isDegree = ({ kind }: EducationPart): boolean => kind === 'degree'

const present = (texts: readonly (string | undefined)[]): string[] => texts.flatMap((text) => text ?? [])
const timeOf = ({ time, from, to }: EntryFields): string => time ?? present([from, to]).join(' – ')
const gradeOf = (text: string): string => factsIn(text).grade || text

const namesOf = (parts: readonly EducationPart[], wanted: EducationPart['kind']): string[] =>
  parts.filter(({ kind }) => kind === wanted).map(({ text }) => text)

const headOfTable =
  /^(?:degree|course|qualification|examination|exam|institut(?:e|ion)|college|school|university|board|year(?: of passing)?|passing year|percentage|cgpa|marks|grade|stream|specialisation|specialization|s(?:r|l)?\.?(?:\s?no\.?)?|[\s\t/|%&()-])+$/i

/** Whether the text is the header of a table: it contains only names of columns. */
export const isHeadOfTable = (text: string): boolean =>
  headOfTable.test(text) || isRowOfHeads(text) || (/^name of /i.test(text) && isHeadWords(text))

/** "Degree/ Course⇥University / Board⇥in %": the other words of the heads stand in a second line. */
function isRowOfHeads(text: string): boolean {
  const cells = text.length > 90 || !text.includes('\t') ? [] : text.split('\t')
  return cells.filter((cell) => kindOfHead(cell) !== null).length > 1 && cells.every(isHeadWords)
}

/** Labelled lines without a degree take it from the line above: "Higher Secondary", "Institute: Nadi College", "Passing Year: 2021". */
export function withDegreesAbove(lines: readonly Paragraph[]): readonly Paragraph[] {
  const whole: Paragraph[] = []
  for (const one of lines) {
    const line = one.fields ? { ...one, fields: withDegree(one.fields) } : one
    const above = whole.at(-1)
    if (!line.fields || line.fields.degree !== undefined || schoolsOf(line.fields).length === 0) whole.push(line)
    else if (above && isDegreeAlone(above))
      whole[whole.length - 1] = { ...line, text: `${above.text}\t${line.text}`, fields: { ...line.fields, degree: above.text } }
    else whole.push(withoutLabels(line, line.fields))
  }
  return whole
}

const schoolsOf = ({ institution, board }: EntryFields): string[] => present([institution, board])

function isDegreeAlone(line: Paragraph): boolean {
  const facts: EducationFacts | null = line.fields || line.text.length > 110 ? null : factsIn(partsOfLine(line))
  if (facts === null || facts.end !== '') return false
  return (has(facts, 'degree') && !has(facts, 'institution')) || /^[\p{L} ]{4,40}\s(?:certificate|examination)$/iu.test(line.text)
}

function withoutLabels(line: Paragraph, { institution, board, subject, grade, time }: EntryFields): Paragraph {
  const { text, size, isBullet, look, place } = line
  const values = present([institution, board, subject, grade, time]).join('\t')
  return { text: values || text, size, isBullet, ...(look === undefined ? {} : { look }), ...(place ? { place } : {}) }
}
