import { isAside, isRemark } from '#features/cv-words/education-remarks.ts'
import { type EducationFacts, factsIn, has } from '#features/cv-words/education-facts.ts'
import type { EducationPart } from '#features/cv-words/education-parts.ts'
import { newEntry, type OpenEntry } from './education-course.ts'
import { partsOfLine, type Paragraph } from '#features/cv-words/paragraph.ts'
import { blankEducationEntry } from '#features/cv-words/proposal.ts'

/**
 * Opens a course at a line that is right above a degree without a school, if no word tells that it is a school: "Stanford", "B.S., Physics". Only at the
 * beginning, or where the courses above have their schools first too: elsewhere it may be the school of the degree above it.
 */
export function isSchoolAbove({ done }: { readonly done: OpenEntry[] }, lines: readonly Paragraph[], at: number): boolean {
  const [line, below, next] = lines.slice(at, at + 3)
  if (!line || !below || !areSchoolsFirst(done.at(-1)) || !isName(line)) return false
  const { start, end, parts } = factsOf(line)
  const [school] = parts
  if (school?.kind !== 'other' || parts.some(isKnown) || !isBareDegree(below) || isSchoolOnly(next)) return false
  const course = { ...blankEducationEntry, institution: school.text, startYear: start, endYear: end }
  done.push({ ...newEntry(course), isDated: end !== '', isSchoolFirst: true, guessed: new Set(['institution']), from: [line] })
  return true
}

const areSchoolsFirst = (last: OpenEntry | undefined): boolean =>
  last === undefined || (last.isSchoolFirst && last.course.degree !== '')

const factsOf = (line: Paragraph): EducationFacts => factsIn(partsOfLine(line))
const isKnown = ({ kind }: EducationPart): boolean => kind === 'degree' || kind === 'institution'

const isName = ({ text, isBullet, fields }: Paragraph): boolean =>
  !isBullet &&
  !fields &&
  text.length <= 90 &&
  /^\p{Lu}[^:;@]+$/u.test(text) &&
  !/\p{L}{4}\.(?:\s|$)/u.test(text) &&
  !isAside(text) &&
  !isRemark(text)

function isBareDegree(line: Paragraph): boolean {
  if (line.fields || line.text.length > 160) return false
  const facts = factsOf(line)
  return facts.parts[0]?.kind === 'degree' && !has(facts, 'institution')
}

function isSchoolOnly(line: Paragraph | undefined): boolean {
  if (!line || line.fields || line.text.length > 160) return false
  const facts = factsOf(line)
  return has(facts, 'institution') && !has(facts, 'degree')
}
